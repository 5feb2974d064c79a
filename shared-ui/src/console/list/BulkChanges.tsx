import { useState, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../button/Button.tsx';
import { ConfirmModal } from '../../modal/ConfirmModal.tsx';
import { Modal } from '../../modal/Modal.tsx';
import { BulkBar } from '../../table/BulkBar.tsx';
import { toastError, toastSuccess } from '../../toast/toast.tsx';
import { changeInBatches, type Bulk, type BulkAction, type BulkOutcome } from './bulk.ts';
import { isCallFailure } from '../../toast/use-send.ts';
import { trashIcon } from '../../icon/shapes.ts';

interface BulkChangesProps<Action extends string> {
  bulk: Bulk<Action>;
  /** Ids of the selected rows. */
  ids: readonly number[];
  onClear: () => void;
  /** Shown before the actions: the offer to select all pages. */
  note?: ReactNode;
  /** Element with the table of rows. */
  list: RefObject<HTMLElement | null>;
  /** Called when nothing was changed: the rows on screen may be outdated. */
  onRefused: () => void;
}

const isDangerous = (action: string) => action === 'delete';

/** Bar with the actions for the selected rows, and their dialogs. */
export function BulkChanges<Action extends string>(props: BulkChangesProps<Action>) {
  const { bulk, ids, onClear, note, list, onRefused } = props;
  const [asked, setAsked] = useState<BulkAction<Action> | null>(null);
  return (
    <>
      <BulkBar count={ids.length} onClear={onClear} note={note} list={list}>
        {bulk.more?.(ids, onClear)}
        {bulk.actions.map((action) => (
          <Button
            key={action.id}
            variant={isDangerous(action.id) ? 'outline-danger' : 'outline'}
            size="sm"
            icon={isDangerous(action.id) ? trashIcon : undefined}
            onClick={() => setAsked(action)}
          >
            {action.label}
          </Button>
        ))}
      </BulkBar>
      {asked && (
        <BulkChange
          bulk={bulk}
          action={asked}
          ids={ids}
          onDone={onClear}
          onRefused={onRefused}
          onHide={() => setAsked(null)}
        />
      )}
    </>
  );
}

interface BulkChangeProps<Action extends string> {
  bulk: Bulk<Action>;
  action: BulkAction<Action>;
  ids: readonly number[];
  /** Called after all or some rows were changed. */
  onDone: () => void;
  onRefused: () => void;
  onHide: () => void;
}

/** Confirms a bulk change and lists the rows that failed. */
function BulkChange<Action extends string>(props: BulkChangeProps<Action>) {
  const { bulk, action, ids: selected, onDone, onRefused, onHide } = props;
  const [isBusy, setIsBusy] = useState(false);
  const [failed, setFailed] = useState<BulkOutcome['failed']>([]);
  // After the change the selection is empty, but the dialog still shows the count.
  const [ids] = useState([...selected]);

  const confirm = async () => {
    setIsBusy(true);
    const sum = { done: 0, failed: [] as BulkOutcome['failed'] };
    const count = ({ done, failed: unchanged }: BulkOutcome) => {
      sum.done += done;
      sum.failed = [...sum.failed, ...unchanged];
    };
    try {
      await changeInBatches(ids, (part) => bulk.change(part, action.id), count);
      if (sum.done > 0) toastSuccess(action.done(sum.done));
      onDone();
      if (sum.failed.length > 0) setFailed(sum.failed);
      else onHide();
    } catch (error) {
      if (sum.done > 0) toastSuccess(action.done(sum.done));
      toastError((isCallFailure(error) && error.message) || bulk.failed);
      onRefused();
      onHide();
    }
  };

  if (failed.length > 0) return <BulkFailures title={bulk.unchanged(failed.length)} failed={failed} onHide={onHide} />;
  return (
    <ConfirmModal
      show
      danger={isDangerous(action.id)}
      title={action.title(ids.length)}
      text={action.text}
      confirmLabel={action.confirm}
      onConfirm={() => void confirm()}
      onHide={onHide}
      busy={isBusy}
    />
  );
}

interface BulkFailuresProps extends Pick<BulkOutcome, 'failed'> {
  title: string;
  onHide: () => void;
}

/** Rows that were not changed, each with the reason. */
function BulkFailures({ title, failed, onHide }: BulkFailuresProps) {
  const { t } = useTranslation('kit');
  return (
    <Modal show onHide={onHide} title={title} footer={<Button onClick={onHide}>{t('modal.close')}</Button>}>
      <ul>
        {failed.map(({ id, name, message }) => (
          <li key={id}>
            <strong dir="auto">{name}</strong>
            <br />
            {message}
          </li>
        ))}
      </ul>
    </Modal>
  );
}
