import { it } from 'node:test';
import { python, PYTHON_ENVIRONMENT, run } from './python.ts';

for (const name of ['test_client', 'test_steps'])
  it(`${name}.py passes`, async () => {
    const options = { cwd: import.meta.dirname, env: PYTHON_ENVIRONMENT };
    await run(python(), ['-W', 'error', '-m', 'unittest', name], options).catch((error: { stderr: string }) => {
      throw new Error(error.stderr);
    });
  });
