"""The `butin` program: its verbs, and one line for everything that goes wrong."""

from __future__ import annotations

import os
import sys
import warnings
from importlib import import_module

import click

import butin
import butin.adapters.cli.bash  # so that it suggests whole words
from butin.adapters.cli.saying import say, sentence
from butin.build_kind import build_kind
from butin.core.errors import ButinError, unknown

# where each verb is; read when it is called for, so that a server need not learn how to draw a board before it opens
VERBS = {
    "serve": "butin.adapters.cli.serve",
    "doctor": "butin.adapters.cli.doctor",
    "backup": "butin.adapters.cli.backup",
    "restore": "butin.adapters.cli.backup",
    "games": "butin.adapters.cli.shelf",
    "play": "butin.adapters.cli.play",
    "simulate": "butin.adapters.cli.simulate",
    "arena": "butin.adapters.cli.arena",
    "replay": "butin.adapters.cli.replay",
    "verify": "butin.adapters.cli.verify",
    "rules": "butin.adapters.cli.shelf",
    "check": "butin.adapters.cli.check",
    "review": "butin.adapters.cli.review",
    "laws": "butin.adapters.cli.laws",
    "new-game": "butin.adapters.cli.new_game",
    "bench": "butin.adapters.cli.elsewhere",
    "test": "butin.adapters.cli.elsewhere",
}
if sys.platform == "win32":
    VERBS |= dict.fromkeys(["serve", "doctor", "backup", "restore"], "butin.adapters.cli.elsewhere")


class Verbs(click.Group):
    """A group that knows what an unknown verb was meant to be."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted(VERBS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in VERBS:
            return None
        command: click.Command = getattr(import_module(VERBS[cmd_name]), cmd_name.replace("-", "_"))
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and not args[0].startswith("-") and args[0] not in VERBS:
            raise unknown("command", args[0], sorted(VERBS))
        return super().resolve_command(ctx, args)


@click.group(cls=Verbs, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(butin.__version__, message=f"butin %(version)s, {build_kind()}")
@click.pass_context
def program(ctx: click.Context) -> None:
    """Four treasure games with a referee that knows every rule. Without a command: open the room."""
    if ctx.invoked_subcommand is None:
        serve: click.Command = import_module(VERBS["serve"]).serve
        with serve.make_context("serve", [], parent=ctx) as chosen:  # with what the environment says
            serve.invoke(chosen)


def run(command: click.Command = program) -> None:
    """Parse the command line and do what it says. Bad input: one line, exit code 2."""
    warnings.formatwarning = _warned
    if build_kind() == "interpreted":
        os.environ["BUTIN_PURE"] = "1"  # workers are of one form with us, even if meanwhile all was compiled
    try:
        code = command.main(prog_name="butin", standalone_mode=False)
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


def _warned(message: object, *where: object, **more: object) -> str:
    return f"butin: {sentence(message)}\n"


def _complain(text: str) -> int:
    say(f"butin: {sentence(text)}", err=True)
    return 2
