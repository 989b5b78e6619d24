// Builds all that the server needs to run: `npm run build`, before a start in production.
import { build, buildServer, install } from './prepare.mjs';

install();
await build();
buildServer();
