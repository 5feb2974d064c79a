import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSend } from '../toast/use-send.ts';
import { Button, type ButtonProps } from '../button/Button.tsx';
import { downloadIcon } from '../icon/shapes.ts';

export interface DownloadButtonProps extends Omit<ButtonProps, 'onClick' | 'busy' | 'type'> {
  /** Downloads the file; if it rejects, the button shows a toast. */
  onDownload: () => Promise<unknown>;
}

/** Downloads a file and shows progress. */
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
