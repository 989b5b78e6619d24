#!/usr/bin/env node
'use strict';
// In old syntax, so that an old Node can say what it lacks.
var needed = /[\d.]+/.exec(require('../../package.json').engines.node)[0];

function isOlder(version, than) {
  var a = version.split('.').map(Number);
  var b = than.split('.').map(Number);
  for (var i = 0; i < b.length; i++) if (a[i] !== b[i]) return a[i] < b[i];
  return false;
}

if (isOlder(process.versions.node, needed)) {
  process.stderr.write('theia-astro needs Node ' + needed + ' or later; this is Node ' + process.versions.node + '.\n');
  process.exitCode = 1;
} else import('./theia-astro.ts');
