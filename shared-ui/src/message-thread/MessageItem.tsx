import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../badge/Badge.tsx';
import { classNames } from '../class-names/class-names.ts';
import { DateTime } from '../format/DateTime.tsx';
import { LinkedText } from '../format/LinkedText.tsx';
import { Icon } from '../icon/Icon.tsx';
import { exclamationTriangleIcon } from '../icon/shapes.ts';
import type { MessageFileView, MessageView, ThreadSide } from './thread-view.ts';

interface MessageItemProps {
  message: MessageView;
  /** Side of the reader. */
  reader: ThreadSide;
  renderFile: (file: MessageFileView) => ReactNode;
}

/** One message of a thread, or an event in it. */
export function MessageItem({ message, reader, renderFile }: MessageItemProps) {
  const { t } = useTranslation('kit');
  const { side, kind, author, body, files, created_at: sentAt } = message;
  const isOwn = side === reader;
  const name = side === 'platform' ? t('thread.balsam') : author;
  if (kind === 'joined')
    return (
      <li className="message-event">
        {t('thread.joined')} · <DateTime value={sentAt} />
      </li>
    );
  return (
    <li className={classNames('message', isOwn && 'message-own', kind !== 'message' && 'message-decision')}>
      <p className="message-head">
        <strong>{isOwn && reader === 'buyer' ? t('thread.you') : <bdi>{name}</bdi>}</strong> <DateTime value={sentAt} />
      </p>
      {kind !== 'message' && (
        <Badge variant={kind === 'dispute' ? 'warning' : 'info'}>{t(`thread.kinds.${kind}`)}</Badge>
      )}
      <p className="message-body" dir="auto">
        {reader === 'buyer' && side !== 'platform' ? body : <LinkedText text={body} />}
      </p>
      {files.length > 0 && (
        <ul className="message-files">
          {files.map((file) => (
            <li key={file.id}>{renderFile(file)}</li>
          ))}
        </ul>
      )}
      {message.leads_off_site && (
        <p className="message-warning">
          <Icon icon={exclamationTriangleIcon} /> {t(reader === 'platform' ? 'thread.offSiteNote' : 'thread.offSite')}
        </p>
      )}
    </li>
  );
}
