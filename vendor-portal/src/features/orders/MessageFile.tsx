import { threadUrl, useDownloadFileMutation, useShowPictureQuery } from '@balsam/shared-api';
import { DownloadButton, type MessageFileView } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

interface MessageFileProps {
  orderId: number;
  file: MessageFileView;
}

/** A file of a message: a picture is shown, a document offered as a download. */
export function MessageFile({ orderId, file: { id, name, mime } }: MessageFileProps) {
  const { t } = useTranslation('kit');
  const [download] = useDownloadFileMutation();
  const url = `${threadUrl({ reader: 'vendor', orderId })}/messages/files/${id}`;
  const isPicture = mime !== 'application/pdf';
  const { data: source } = useShowPictureQuery(url, { skip: !isPicture });
  if (isPicture) return source ? <img src={source} alt={t('thread.picture', { name })} /> : null;
  return (
    <DownloadButton size="sm" onDownload={() => download({ url }).unwrap()}>
      {t('thread.download', { name })}
    </DownloadButton>
  );
}
