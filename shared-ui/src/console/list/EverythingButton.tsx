import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../button/Button.tsx';
import { toastError } from '../../toast/toast.tsx';
import type { Bulk } from './bulk.ts';

interface EverythingButtonProps {
  /** Number of rows that match the list's filters. */
  total: number;
  bulk: Pick<Bulk, 'everyId'>;
  onFound: (ids: readonly number[]) => void;
}

/** Selects all matching rows, on every page. */
export function EverythingButton({ total, bulk: { everyId }, onFound }: EverythingButtonProps) {
  const { t } = useTranslation('kit');
  const [isBusy, setIsBusy] = useState(false);
  if (!everyId) return null;
  const find = async () => {
    setIsBusy(true);
    try {
      onFound(await everyId());
    } catch {
      toastError(t('list.everythingFailed'));
    }
    setIsBusy(false);
  };
  return (
    <Button variant="link" size="sm" busy={isBusy} onClick={() => void find()}>
      {t('list.everything', { count: total })}
    </Button>
  );
}
