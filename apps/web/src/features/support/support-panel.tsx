import { zodResolver } from '@hookform/resolvers/zod';
import { SUPPORT_SUBJECTS } from '@theia-astro/server/rules/support-message';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ChevronDown } from '@/components/icons/icons.tsx';
import { Button, Spinner } from '@/components/ui/button.tsx';
import { Card, CardHeader } from '@/components/ui/card.tsx';
import { cn } from '@/lib/cn.ts';
import { notifyFailure, Rejection } from '@/lib/operations/failure.ts';
import { useOperation } from '@/lib/operations/operation.ts';
import { site } from '@/lib/site.ts';
import { addFiles, type Complaint, MISSING } from './attachments-rules.ts';
import { Attachments } from './attachments.tsx';
import { sendSupportMessage, supportMessageFields } from './operations.ts';

const EMPTY = { subject: '', message: '' };

const complain = ({ title, description }: Complaint) => notifyFailure(new Rejection(title, description));

/** The form's values, files, rules and submission. It is busy for at least 1.5 s, cleared after success and kept after a failure. */
function useSupportForm() {
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(supportMessageFields),
    defaultValues: EMPTY,
  });
  const [files, setFiles] = useState<readonly File[]>([]);
  const send = useOperation(sendSupportMessage);
  const submit = handleSubmit(
    (fields) =>
      send.mutate(
        { ...fields, files },
        {
          onSuccess: () => {
            reset(EMPTY);
            setFiles([]);
          },
        },
      ),
    () => complain(MISSING),
  );
  const add = (added: readonly File[]) => {
    const { files: next, rejections } = addFiles(files, added);
    setFiles(next);
    rejections.forEach(complain);
  };
  return {
    register,
    submit,
    files,
    add,
    remove: (file: File) => setFiles(files.filter((held) => held !== file)),
    busy: send.isPending,
    errors: formState.errors,
  };
}

const boxClass =
  'w-full rounded-lg border bg-surface px-3.5 text-[0.9375rem] text-ink transition-colors hover:border-ink-muted/60 focus-visible:outline-offset-0 disabled:opacity-60';
const edge = (wrong: boolean) => (wrong ? 'border-bad focus-visible:outline-bad' : 'border-line-strong');

/** A form for messages to the operator of this installation. */
export function SupportPanel() {
  const id = useId();
  const { register, submit, files, add, remove, busy, errors } = useSupportForm();
  return (
    <Card aria-labelledby="support-title">
      <CardHeader
        id="support-title"
        title="Support"
        description={`${site.supportHours}. We answer ${site.responseTime}, to your account's address.`}
      />
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        aria-labelledby="support-title"
        className="grid max-w-2xl gap-5 p-5 sm:p-6"
      >
        <div className="grid gap-1.5">
          <label htmlFor={`${id}-subject`} className="text-sm font-medium text-ink-soft">
            Subject
          </label>
          <div className="relative">
            <select
              id={`${id}-subject`}
              {...register('subject')}
              disabled={busy}
              aria-invalid={errors.subject ? true : undefined}
              className={cn(boxClass, 'h-11 appearance-none pr-10', edge(errors.subject !== undefined))}
            >
              <option value="">Select a subject</option>
              {Object.entries(SUPPORT_SUBJECTS).map(([id, label]) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
            <ChevronDown className="pointer-events-none absolute right-3.5 top-3.5 size-4 text-ink-muted" />
          </div>
        </div>
        <div className="grid gap-1.5">
          <label htmlFor={`${id}-message`} className="text-sm font-medium text-ink-soft">
            Message
          </label>
          <textarea
            id={`${id}-message`}
            rows={7}
            {...register('message')}
            disabled={busy}
            aria-invalid={errors.message ? true : undefined}
            className={cn(boxClass, 'min-h-40 resize-y py-2.5 leading-relaxed', edge(errors.message !== undefined))}
          />
        </div>
        <Attachments files={files} disabled={busy} onAdd={add} onRemove={remove} />
        <Button type="submit" className="justify-self-start" disabled={busy}>
          {busy ? (
            <>
              <Spinner />
              Sending...
            </>
          ) : (
            'Send message'
          )}
        </Button>
      </form>
    </Card>
  );
}
