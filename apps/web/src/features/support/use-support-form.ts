import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FunctionError } from '@/lib/call-function.ts';
import { toast } from '@/lib/toast.ts';
import { sendSupportMessage } from './api/send-support-message.ts';
import { addFiles, MISSING, type Refusal, refusalOf, supportRules } from './rules.ts';

const BUSY_MS_MIN = 1500;
const EMPTY = { subject: '', message: '' };

const wait = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
const complain = ({ title, description }: Refusal) => toast(title, { description, variant: 'destructive' });

/** The form's values, files, rules and sending; busy for at least 1.5 s, cleared after success, kept after a failure. */
export function useSupportForm() {
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(supportRules),
    defaultValues: EMPTY,
  });
  const [files, setFiles] = useState<readonly File[]>([]);
  const submit = handleSubmit(
    async (fields) => {
      const [outcome] = await Promise.allSettled([sendSupportMessage({ ...fields, files }), wait(BUSY_MS_MIN)]);
      if (outcome.status === 'fulfilled') {
        reset(EMPTY);
        setFiles([]);
        toast('Message sent successfully!', { description: "We'll get back to you soon.", variant: 'success' });
        return;
      }
      complain(
        outcome.reason instanceof FunctionError
          ? refusalOf(outcome.reason.status, outcome.reason.message)
          : refusalOf(0, ''),
      );
    },
    () => complain(MISSING),
  );
  const add = (added: readonly File[]) => {
    const { files: next, refusals } = addFiles(files, added);
    setFiles(next);
    refusals.forEach(complain);
  };
  return {
    register,
    submit,
    files,
    add,
    remove: (file: File) => setFiles(files.filter((held) => held !== file)),
    busy: formState.isSubmitting,
    errors: formState.errors,
  };
}
