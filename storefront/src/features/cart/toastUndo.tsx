import { Button } from '@balsam/shared-ui';
import { toast } from 'react-toastify/unstyled';

interface UndoToast {
  message: string;
  label: string;
  onUndo: () => void;
}

/** Tells what was done, with a button that takes it back. */
export function toastUndo({ message, label, onUndo }: UndoToast): void {
  toast.success(({ closeToast }) => (
    <div className="cluster flex-grow-1">
      <span className="flex-grow-1">{message}</span>
      <Button
        variant="outline"
        size="sm"
        className="flex-shrink-0"
        onClick={() => {
          onUndo();
          closeToast();
        }}
      >
        {label}
      </Button>
    </div>
  ));
}
