#!/bin/sh
# Installs Butin into a folder of its own: deploy/install.sh FOLDER [WHEEL|SDIST|SOURCES]
# Without the second, the sources are those around this file. The program is then FOLDER/bin/butin. Called again, it
# installs anew. Nothing is written elsewhere, except that sources without a page get one.
# PYTHON=python3.13 takes that Python; BUTIN_PURE=1 compiles nothing.
set -eu
python=${PYTHON:-python3}

fail() { echo "install.sh: $*" >&2; exit 2; }

[ $# = 1 ] || [ $# = 2 ] || fail "expected FOLDER [WHEEL|SDIST|SOURCES]"
what=${2:-$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)}
[ -e "$what" ] || fail "there is no $what to install from"
if [ -e "$1" ] && [ ! -f "$1/pyvenv.cfg" ] && [ -n "$(ls -A "$1")" ]; then
    fail "$1 has something else in it: name a folder that is new, empty, or was made by this script"
fi
"$python" -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null ||
    fail "$python is no Python 3.11 or newer with venv: install one (on Debian: apt-get install python3 python3-venv)"

"$python" -m venv --clear "$1"
# as variables, for the pip within pip, too
PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1 "$1/bin/python" -m pip install --quiet "$what"
"$1/bin/butin" --version
