// Plain JavaScript, because it also runs on the machine's own Node (18 or later).
import { lstatSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** C headers and static libraries (Node's and PostgreSQL's, to compile add-ons against; ours come compiled), maps of sources, types for Flow, and what a package tells its readers; licences stay. */
const NEVER_OPENED = /\.(h|a|[cm]?js\.map|d\.[cm]?ts\.map|css\.map|js\.flow)$|[/\\](readme|changelog)\.md$/i;

/** Folders and files that nothing opens, by the reason. */
const UNUSED_PARTS = Object.values(JSON.parse(readFileSync(new URL('trim.json', import.meta.url), 'utf8'))).flat();

/** Files of a folder that nothing opens, while others of the same folder are used. */
const UNUSED_FILES = [
  { folder: 'prettier', file: /[/\\]standalone\.(js|mjs)$|[/\\]plugins[/\\][a-z]+\.js$/ },
  { folder: 'react-dom/cjs', file: /-profiling\.|-server\.(bun|edge)\./ },
  // `prom-client` takes the API by `require`; everything else is imported.
  ...['context-async-hooks', 'core', 'otlp-exporter-base', 'otlp-transformer', 'resources', 'sdk-logs', 'sdk-metrics']
    .concat('sdk-trace', 'semantic-conventions')
    .concat(['metrics', 'trace'].flatMap((what) => [`exporter-${what}-otlp-http`, `exporter-${what}-otlp-proto`]))
    .map((name) => ({
      folder: `@opentelemetry/${name}/dist`,
      file: /\.(d\.)?c[jt]s$|[/\\]platform[/\\]browser[/\\]|experimental_|-incubating\./,
    })),
  // Reports use two weights as WOFF, and the PDF library as Node requires it.
  { folder: '@fontsource', file: /\.(css|scss|woff2)$|-(?!(400|600)-normal)\d00-[a-z]+\.woff$/ },
  {
    folder: '@swc/helpers/cjs',
    file: /[/\\]_(?!define_property|ts_decorate|to_property_key|to_primitive|type_of)\w+\.cjs$/,
  },
  { folder: 'pdfkit/js', file: /[/\\]pdfkit\.(browser|standalone|old)[^/\\]*$|[/\\]output\.[cm]js$/ },
  // A program: nothing reads its types.
  { folder: 'knip', file: /\.d\.[cm]?ts$/ },
  // CommonJS and its types beside the modules.
  { folder: 'openai', file: /\.js$|\.d\.ts$|[/\\]src[/\\]/ },
  { folder: '@radix-ui', file: /[/\\]dist[/\\]index\.(js|d\.ts)$/ },
  { folder: 'zod', file: /\.c[jt]s$/ },
  { folder: '@modelcontextprotocol', file: /\.c[jt]s$|\.(test|examples)\.d\.ts$/ },
  { folder: '@hookform/resolvers', file: /[/\\](src|__tests__)[/\\]|\.umd\.js$/ },
];

/**
 * Removes files that nothing here uses from a folder and its subfolders. It never leaves the folder: neither the folder nor anything in it is followed
 * where it is a link.
 * @param folder absolute path of a node_modules folder
 * @returns {{ files: number, bytes: number }} what was removed
 */
export function trim(folder) {
  if (lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) return { files: 0, bytes: 0 };
  const root = realpathSync(folder);
  const parts = UNUSED_PARTS.map((part) => removePart(root, part, () => true));
  const files = UNUSED_FILES.map(({ folder: part, file }) => removePart(root, part, (path) => file.test(path)));
  return sum([...parts, ...files, remove(root, (path) => NEVER_OPENED.test(path))]);
}

/** Like `remove`, for a part that is reached from the root without a link. */
function removePart(root, part, isUnwanted) {
  const names = part.split('/');
  const folders = names.map((_, index) => join(root, ...names.slice(0, index + 1)));
  const isLinked = folders.some((path) => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() !== false);
  return isLinked ? { files: 0, bytes: 0 } : remove(join(root, part), isUnwanted);
}

/** Removes the files with an unwanted name from a folder, or the file itself. */
function remove(path, isUnwanted) {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found?.isDirectory()) return sum(readdirSync(path).map((name) => remove(join(path, name), isUnwanted)));
  if (found?.isFile() !== true || !isUnwanted(path)) return { files: 0, bytes: 0 };
  rmSync(path, { force: true });
  return { files: 1, bytes: found.size };
}

function sum(removed) {
  return {
    files: removed.reduce((total, { files }) => total + files, 0),
    bytes: removed.reduce((total, { bytes }) => total + bytes, 0),
  };
}
