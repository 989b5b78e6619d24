const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A value inside a tree of conditions of the table interface. */
const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** The text itself as a part of a pattern: nothing in it stands for other characters but `*`. */
const literally = (text: string) => text.replaceAll(/[\\%_]/g, (char) => `\\${char}`);

/** The conditions of a search, one of which must hold: the id of a request or a call, or a part of a path or of a reason. */
export function searchConditions(search: string): string {
  const pattern = quoted(`*${literally(search)}*`);
  return [
    `request_id.eq.${quoted(search)}`,
    ...(UUID.test(search) ? [`id.eq.${search}`] : []),
    `path.ilike.${pattern}`,
    `error_message.ilike.${pattern}`,
  ].join(',');
}
