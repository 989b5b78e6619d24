"""Runs the programs that its arguments name, one after the other in this process, so that Python and httpx are loaded once.

Prints a line of JSON for each: what the program printed, or what it failed with.
"""

import contextlib
import io
import json
import runpy
import sys
import traceback

for file in sys.argv[1:]:
    printed = io.StringIO()
    failed = None
    with contextlib.redirect_stdout(printed):
        try:
            runpy.run_path(file, run_name="__main__")
        except BaseException:
            failed = traceback.format_exc()
    print(json.dumps({"printed": printed.getvalue(), "failed": failed}), flush=True)
