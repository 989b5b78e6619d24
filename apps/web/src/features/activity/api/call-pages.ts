import { infiniteQueryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/lib/supabase.ts';
import { type CallFilter, spanOf } from './call-filter.ts';
import { type Call, LIST_COLUMNS, LOAD_FAILED } from './calls.ts';

const PAGE_ROWS = 25;

/** The call a page begins after. Time alone is not enough: the calls of one batch share it. */
export interface Cursor {
  created_at: string;
  id: string;
}

/** Up to `count` calls of a filter after a cursor, newest first, with the columns asked for. */
export async function fetchCalls<Row>(
  userId: string,
  filter: CallFilter,
  columns: string,
  after: Cursor | null,
  count: number,
): Promise<Row[]> {
  const supabase = await getSupabase();
  const { fromIso, untilIso } = spanOf(filter, Date.now());
  let query = supabase.from('translator_logs').select(columns).eq('user_id', userId);
  if (fromIso !== null) query = query.gte('created_at', fromIso);
  if (untilIso !== null) query = query.lt('created_at', untilIso);
  if (filter.outcome === 'success' || filter.product === 'free')
    query = query.gte('response_status', 200).lte('response_status', 299);
  if (filter.outcome === 'failed') query = query.or('response_status.lt.200,response_status.gt.299');
  if (filter.product === 'free') query = query.is('report_tier', null);
  else if (filter.product) query = query.eq('report_tier', filter.product);
  if (after)
    query = query
      .lte('created_at', after.created_at)
      .or(`created_at.lt."${after.created_at}",and(created_at.eq."${after.created_at}",id.lt.${after.id})`);
  const { data, error } = await query
    .order('created_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(count)
    .returns<Row[]>();
  if (error) throw new Error(LOAD_FAILED);
  return data;
}

/** The calls of a filter, newest first, a page at a time; read again whenever the screen is opened. */
export function callPagesQuery(userId: string, filter: CallFilter) {
  return infiniteQueryOptions({
    queryKey: ['calls', userId, filter],
    queryFn: ({ pageParam }) => fetchCalls<Call>(userId, filter, LIST_COLUMNS, pageParam, PAGE_ROWS),
    initialPageParam: null as Cursor | null,
    getNextPageParam: (last): Cursor | null => {
      const end = last.at(-1);
      return end && last.length === PAGE_ROWS ? { created_at: end.created_at, id: end.id } : null;
    },
    staleTime: 0,
  });
}
