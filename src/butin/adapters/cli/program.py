"""The `butin` program: its verbs, and one line for everything that goes wrong."""

from __future__ import annotations

import sys

import click

import butin
from butin.adapters.cli.check import check
from butin.adapters.cli.play import play
from butin.adapters.cli.replay import replay
from butin.adapters.cli.shelf import games, rules, show_shelf
from butin.adapters.cli.simulate import simulate
from butin.core.errors import ButinError, unknown


class Verbs(click.Group):
    """A group that knows what an unknown verb was meant to be."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and not args[0].startswith("-") and args[0] not in self.commands:
            raise unknown("command", args[0], sorted(self.commands))
        return super().resolve_command(ctx, args)


@click.group(cls=Verbs, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(butin.__version__, message="butin %(version)s")
@click.pass_context
def program(ctx: click.Context) -> None:
    """Four treasure games with a referee that knows every rule."""
    if ctx.invoked_subcommand is None:
        show_shelf()


def run(more: list[click.Command]) -> None:
    """Parse the command line and do what it says. Bad input: one line, exit code 2."""
    for command in [games, play, simulate, replay, rules, check, *more]:
        program.add_command(command)
    try:
        code = program.main(standalone_mode=False)
    except click.exceptions.Exit as stop:
        code = stop.exit_code
    except click.ClickException as error:
        code = _complain(error.format_message())
    except ButinError as error:
        code = _complain(str(error))
    except (KeyboardInterrupt, click.Abort):
        code = 130
    except BrokenPipeError:
        sys.stderr.close()  # whoever read us has gone; there is nothing left to say
        code = 0
    sys.exit(code or 0)


def _complain(text: str) -> int:
    click.echo("butin: " + " ".join(text.split()), err=True)
    return 2
