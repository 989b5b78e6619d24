// Runs the programs that its arguments name, one after the other in this process, so that Node and the client are loaded once. Prints a line of JSON for
// each: what the program printed, or what it failed with.
import { pathToFileURL } from 'node:url';

const print = process.stdout.write.bind(process.stdout);
for (const file of process.argv.slice(2)) {
  let printed = '';
  let failed = null;
  process.stdout.write = (text) => {
    printed += text;
    return true;
  };
  try {
    await import(pathToFileURL(file).href);
  } catch (error) {
    failed = String(error?.stack ?? error);
  }
  process.stdout.write = print;
  await new Promise((done) => print(`${JSON.stringify({ printed, failed })}\n`, done));
}
