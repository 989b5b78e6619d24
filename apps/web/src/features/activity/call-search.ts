import { containing, quoted } from '@/lib/search-text.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The conditions of a search, one of which must hold: the id of a request or a call, or a part of a path or of a reason. */
export function searchConditions(search: string): string {
  const pattern = containing(search);
  return [
    `request_id.eq.${quoted(search)}`,
    ...(UUID.test(search) ? [`id.eq.${search}`] : []),
    `path.ilike.${pattern}`,
    `error_message.ilike.${pattern}`,
  ].join(',');
}
