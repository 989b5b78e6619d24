import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { Rejection } from '@/lib/operations/failure.ts';
import { fromTable } from '@/lib/from-table.ts';
import { getSupabase } from '@/lib/supabase.ts';

export const NAME_CHARACTERS_MAX = 60;
const SAVE_FAILED = 'The view could not be saved. Please try again.';
const DELETE_FAILED = 'The view could not be deleted. Please try again.';
const DUPLICATE = '23505';
const CONFLICT = 'PT409';

const viewsKey = (userId: string) => ['saved-views', userId] as const;

async function loadViews(userId: string) {
  return fromTable('Failed to load your saved views. Please try again.', (client) =>
    client.from('saved_views').select('id, name, query').eq('user_id', userId).order('name'),
  );
}

/** A named filter; `query` is the query string of the page. */
export type SavedView = Awaited<ReturnType<typeof loadViews>>[number];

/** The user's saved views, by name. */
export function savedViewsQuery(userId: string) {
  return queryOptions({
    queryKey: viewsKey(userId),
    queryFn: () => loadViews(userId),
    staleTime: 60_000,
    meta: { missing: 'your saved views' },
  });
}

function rejectionOf({ code, message }: { code: string; message: string }): Error {
  if (code === DUPLICATE) return new Rejection('Error', 'Another view has this name.');
  if (code === CONFLICT) return new Rejection('Error', `${message}. Delete one first.`);
  return new Error(SAVE_FAILED);
}

const reload = (queryClient: QueryClient, userId: string) =>
  queryClient.invalidateQueries({ queryKey: viewsKey(userId) });

/** Saves a new view (without an id), or gives one a new name. */
export function saveView(queryClient: QueryClient, userId: string) {
  return mutationOptions({
    mutationFn: async ({ id, name, query }: { id: string | null; name: string; query: string }) => {
      const supabase = await getSupabase();
      const { error } = await (id === null
        ? supabase.from('saved_views').insert({ name, query })
        : supabase.from('saved_views').update({ name }).eq('user_id', userId).eq('id', id));
      if (error) throw rejectionOf(error);
    },
    onSettled: () => reload(queryClient, userId),
    meta: { failed: SAVE_FAILED, shownInForm: true },
  });
}

/** Deletes a view. */
export function deleteView(queryClient: QueryClient, userId: string) {
  return mutationOptions({
    mutationFn: async (id: string) => {
      await fromTable(DELETE_FAILED, (client) =>
        client.from('saved_views').delete().eq('user_id', userId).eq('id', id),
      );
    },
    onSettled: () => reload(queryClient, userId),
    meta: { failed: DELETE_FAILED },
  });
}
