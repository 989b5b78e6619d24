const LENGTH_MAX = 80;

/** `Year ahead for Ada.pdf` of a title, without characters that file systems reject. */
export function fileName(title: string, ending: string): string {
  const plain = title
    .replaceAll(/[\p{Cc}<>:"/\\|?*]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^\.+/, '')
    .slice(0, LENGTH_MAX)
    .trim();
  return `${plain === '' ? 'Report' : plain}.${ending}`;
}
