import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** What stops working after the action. */
  children: ReactNode;
  /** The label of the confirm button, the same as on the button that opened the dialog. */
  confirm: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something stops working. The focus starts on Cancel and returns to the button that opened the dialog. */
export function ConfirmDialog({ open, title, children, confirm, onConfirm, onClose }: ConfirmDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title} description={children}>
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="ghost" onClick={onClose}>
          Cancel
        </Button>
        <Button
          look="danger"
          onClick={() => {
            onClose();
            onConfirm();
          }}
        >
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}
