import { useDownloadFileMutation, useShowPictureQuery } from '@balsam/shared-api';
import { DownloadButton, type MessageFileView } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';

interface ConversationFileProps {
  threadId: number;
  file: MessageFileView;
}

/** A file of a conversation: a picture is shown, a document offered as a download. */
export function ConversationFile({ threadId, file: { id, name, mime } }: ConversationFileProps) {
  const { t } = useTranslation('kit');
  const [download] = useDownloadFileMutation();
  const url = `admin/threads/${threadId}/files/${id}`;
  const isPicture = mime !== 'application/pdf';
  const { data: source } = useShowPictureQuery(url, { skip: !isPicture });
  if (isPicture) return source ? <img src={source} alt={t('thread.picture', { name })} /> : null;
  return (
    <DownloadButton size="sm" onDownload={() => download({ url }).unwrap()}>
      {t('thread.download', { name })}
    </DownloadButton>
  );
}
