import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Pencil, Plus, Trash2 } from '@/components/icons/icons.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ConfirmDialog, Dialog } from '@/components/ui/dialog.tsx';
import { Field } from '@/components/ui/field.tsx';
import { SelectField } from '@/components/ui/select-field.tsx';
import { useOperation } from '@/lib/operations/operation.ts';
import { type CallFilter, EVERYTHING, readFilter, writeFilter } from './call-filter.ts';
import {
  deleteView,
  NAME_CHARACTERS_MAX,
  type SavedView,
  savedViewsQuery,
  saveView,
} from './operations/saved-views.ts';

function NameForm({
  userId,
  view,
  query,
  onDone,
}: {
  userId: string;
  view: SavedView | null;
  query: string;
  onDone: () => void;
}) {
  const [name, setName] = useState(view?.name ?? '');
  const [missing, setMissing] = useState(false);
  const { mutate: save, isPending, problem } = useOperation(saveView(useQueryClient(), userId));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.replaceAll(/\p{Cc}/gu, ' ').trim();
    setMissing(wanted === '');
    if (wanted !== '') save({ id: view?.id ?? null, name: wanted, query }, { onSuccess: onDone });
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <Field
        label="Name"
        value={name}
        onText={setName}
        maxLength={NAME_CHARACTERS_MAX}
        autoComplete="off"
        error={missing ? 'Enter a name.' : problem}
      />
      <div className="flex justify-end gap-2">
        <Button look="ghost" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" disabled={isPending}>
          Save
        </Button>
      </div>
    </form>
  );
}

/** The user's named filters: applied, saved, renamed and deleted. */
export function SavedViews({
  userId,
  filter,
  onFilter: apply,
}: {
  userId: string;
  filter: CallFilter;
  onFilter: (filter: CallFilter) => void;
}) {
  const { data: held } = useQuery(savedViewsQuery(userId));
  const { mutate: remove, isPending, variables: leaving } = useOperation(deleteView(useQueryClient(), userId));
  const views = isPending ? held?.filter(({ id }) => id !== leaving) : held;
  const [asked, setAsked] = useState<'save' | 'rename' | 'delete' | null>(null);
  const query = writeFilter(filter).toString();
  const applied = views?.find((view) => view.query === query) ?? null;
  if (views === undefined || (views.length === 0 && query === '')) return null;
  const close = () => setAsked(null);
  return (
    <>
      {views.length > 0 ? (
        <SelectField
          label="View"
          value={applied?.id ?? ''}
          onValue={(id) => {
            const view = views.find((known) => known.id === id);
            apply(view ? readFilter(new URLSearchParams(view.query)) : EVERYTHING);
          }}
          className="w-[calc(50%-0.375rem)] sm:w-40"
        >
          <option value="">{query === '' ? 'All calls' : 'Not saved'}</option>
          {views.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      ) : null}
      {applied ? (
        <div className="flex h-9 pointer-coarse:h-10 items-center gap-1">
          <Button look="ghost" size="icon" aria-label={`Rename ${applied.name}`} onClick={() => setAsked('rename')}>
            <Pencil />
          </Button>
          <Button look="ghost" size="icon" aria-label={`Delete ${applied.name}`} onClick={() => setAsked('delete')}>
            <Trash2 />
          </Button>
        </div>
      ) : null}
      {query !== '' && !applied ? (
        <Button look="outline" size="small" className="h-9 pointer-coarse:h-10" onClick={() => setAsked('save')}>
          <Plus />
          Save view
        </Button>
      ) : null}
      <Dialog
        open={asked === 'save' || asked === 'rename'}
        title={asked === 'rename' ? 'Rename view' : 'Save view'}
        description="A view keeps the filters of this page. You see it on every device."
        onClose={close}
      >
        <NameForm userId={userId} view={asked === 'rename' ? applied : null} query={query} onDone={close} />
      </Dialog>
      <ConfirmDialog
        open={asked === 'delete' && applied !== null}
        title={`Delete ${applied?.name ?? 'view'}?`}
        confirm="Delete"
        onClose={close}
        onConfirm={() => applied && remove(applied.id)}
      >
        The calls stay. Only the saved filters are deleted.
      </ConfirmDialog>
    </>
  );
}
