import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** What stops when it is done. */
  children: ReactNode;
  /** What the button does, in the words of the button that asked. */
  confirm: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something stops working. It opens on the button that changes nothing, and gives the focus back to the button that asked. */
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
