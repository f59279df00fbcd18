"""Suggestions in bash, which takes NAME=VALUE apart: here it is one word again."""

from __future__ import annotations

from click.shell_completion import BashComplete, CompletionItem, add_completion_class


@add_completion_class
class WholeWords(BashComplete):
    """click's own, with words put together. Of a suggestion bash wants what follows the last sign."""

    begun = ""  # of the word, up to the last sign

    def get_completion_args(self) -> tuple[list[str], str]:
        words: list[str] = []
        args, incomplete = super().get_completion_args()
        for word in [*args, incomplete]:
            if words and (word == "=" or words[-1].endswith("=")):
                words[-1] += word
            else:
                words.append(word)
        self.begun = words[-1].rpartition("=")[0]
        return words[:-1], words[-1]

    def format_completion(self, item: CompletionItem) -> str:
        value = str(item.value)
        return f"{item.type},{value.rpartition('=')[2] if self.begun else value}"
