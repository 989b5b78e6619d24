import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { notifyFailure, Refusal } from '@/lib/operations/failure.ts';
import { useOperation } from '@/lib/operations/operation.ts';
import { addFiles, type Complaint, MISSING } from './attachments-rules.ts';
import { sendSupportMessage, supportMessageFields } from './operations.ts';

const EMPTY = { subject: '', message: '' };

const complain = ({ title, description }: Complaint) => notifyFailure(new Refusal(title, description));

/** The form's values, files, rules and submission. It is busy for at least 1.5 s, cleared after success and kept after a failure. */
export function useSupportForm() {
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
    busy: send.isPending,
    errors: formState.errors,
  };
}
