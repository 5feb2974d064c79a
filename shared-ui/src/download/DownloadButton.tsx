import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSend } from '../toast/use-send.ts';
import { Button, type ButtonProps } from '../button/Button.tsx';
import { downloadIcon } from '../icon/shapes.ts';

export interface DownloadButtonProps extends Omit<ButtonProps, 'onClick' | 'busy' | 'type'> {
  /** Fetches the file and saves it; rejects when that fails, which the button says in a toast. */
  onDownload: () => Promise<unknown>;
}

/** Fetches a file, and shows that it is on its way. */
export function DownloadButton({ onDownload, ...rest }: DownloadButtonProps) {
  const { t } = useTranslation('kit');
  const [isBusy, setIsBusy] = useState(false);
  const send = useSend({ failed: t('download.failed'), done: null });
  const download = async () => {
    setIsBusy(true);
    await send(onDownload);
    setIsBusy(false);
  };
  return <Button variant="outline" icon={downloadIcon} {...rest} busy={isBusy} onClick={() => void download()} />;
}
