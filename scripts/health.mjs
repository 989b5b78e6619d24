// For supervisors: exit code 0 if the server on this machine says yes. node scripts/health.mjs [/health | /ready] [seconds to wait for it]
const [path = '/health', seconds = '0'] = process.argv.slice(2);
const url = `http://127.0.0.1:${process.env.PORT || '3000'}${path}`;
const deadlineMs = performance.now() + Number(seconds) * 1_000;

let isGood = await ask();
while (!isGood && performance.now() < deadlineMs) {
  await new Promise((resolve) => setTimeout(resolve, 250));
  isGood = await ask();
}
process.exitCode = isGood ? 0 : 1;

async function ask() {
  const answer = await fetch(url, { signal: AbortSignal.timeout(4_000) }).catch(() => null);
  await answer?.body?.cancel();
  return answer?.ok === true;
}
