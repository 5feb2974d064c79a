import { Button } from '@balsam/shared-ui';
import { toast } from 'react-toastify/unstyled';

interface ToastAction {
  label: string;
  onSelect: () => void;
}

/** Tells that something has worked, with a button for what one may want next. */
export function toastWithAction(message: string, { label, onSelect }: ToastAction): void {
  toast.success(({ closeToast }) => (
    <>
      {message}{' '}
      <Button
        variant="link"
        size="sm"
        onClick={() => {
          onSelect();
          closeToast();
        }}
      >
        {label}
      </Button>
    </>
  ));
}
