import { runCli } from './run.ts';

process.exitCode = await runCli(process.argv.slice(2), {
  environment: process.env,
  workingDirectory: process.cwd(),
  print: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
});
