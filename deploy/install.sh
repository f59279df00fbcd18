#!/bin/sh
# Installs Butin into a folder of its own: deploy/install.sh FOLDER [WHEEL|SDIST|SOURCES]
# Without the second, the sources are those around this file. The program is then FOLDER/bin/butin. Called again, it
# installs anew. Nothing is written elsewhere, except that sources without a page get one.
# What Butin needs is what requirements.lock pins, by its hashes: it lies beside the folder of this file, in a clone as
# in an sdist. What builds a package of sources (not a wheel) comes as pip finds it.
# PYTHON=python3.13 takes that Python; BUTIN_PURE=1 compiles nothing.
set -eu
python=${PYTHON:-python3}

fail() { echo "install.sh: $*" >&2; exit 2; }

[ $# = 1 ] || [ $# = 2 ] || fail "expected FOLDER [WHEEL|SDIST|SOURCES]"
around=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
what=${2:-$around}
[ -e "$what" ] || fail "there is no $what to install from"
lock=$around/requirements.lock
[ -f "$lock" ] || fail "there is no $lock: call this file where it lies, in a clone or an unpacked sdist"
if [ -e "$1" ] && [ ! -f "$1/pyvenv.cfg" ] && [ -n "$(ls -A "$1")" ]; then
    fail "$1 has something else in it: name a folder that is new, empty, or was made by this script"
fi
"$python" -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null ||
    fail "$python is no Python 3.11 or newer with venv: install one (on Debian: apt-get install python3 python3-venv)"

"$python" -m venv --clear "$1"
# as variables, for the pip within pip, too
export PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1
"$1/bin/python" -m pip install --quiet --require-hashes -r "$lock"
"$1/bin/python" -m pip install --quiet --no-deps "$what"
"$1/bin/butin" --version
