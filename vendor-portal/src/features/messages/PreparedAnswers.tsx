import { LIMITS, type PreparedAnswer } from '@balsam/shared-api';
import { Button, ConfirmDelete, EmptyState, Modal, QueryState } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useDeletePreparedAnswerMutation,
  useListPreparedAnswersQuery,
} from '../../entities/prepared-answers/prepared-answers-api.ts';
import { PreparedAnswerForm } from './PreparedAnswerForm.tsx';

/** Texts that members of the store insert into their messages. */
export function PreparedAnswers({ onHide }: { onHide: () => void }) {
  const { t } = useTranslation('vendor-portal');
  const query = useListPreparedAnswersQuery();
  const [edited, setEdited] = useState<PreparedAnswer | 'new' | null>(null);
  const [doomed, setDoomed] = useState<PreparedAnswer | null>(null);
  const [remove] = useDeletePreparedAnswerMutation();
  if (edited)
    return <PreparedAnswerForm answer={edited === 'new' ? undefined : edited} onHide={() => setEdited(null)} />;
  if (doomed)
    return (
      <ConfirmDelete
        text={t('messages.answers.deleteText', { title: doomed.title })}
        onDelete={() => remove(doomed.id).unwrap()}
        failed={t('messages.answers.failed')}
        onHide={() => setDoomed(null)}
      />
    );
  return (
    <Modal
      show
      onHide={onHide}
      size="lg"
      title={t('messages.answers.title')}
      footer={
        (query.data?.length ?? 0) < LIMITS.preparedAnswers && (
          <Button onClick={() => setEdited('new')}>{t('messages.answers.add')}</Button>
        )
      }
    >
      <QueryState query={query}>
        {(answers) =>
          answers.length === 0 ? (
            <EmptyState title={t('messages.answers.none')} text={t('messages.answers.noneText')} />
          ) : (
            <ul className="stack list-unstyled mb-0">
              {answers.map((answer) => (
                <li key={answer.id} className="cluster cluster-between">
                  <bdi>{answer.title}</bdi>
                  <span className="cluster">
                    <Button
                      variant="outline"
                      size="sm"
                      aria-label={t('messages.answers.editOf', { title: answer.title })}
                      onClick={() => setEdited(answer)}
                    >
                      {t('messages.answers.edit')}
                    </Button>
                    <Button
                      variant="outline-danger"
                      size="sm"
                      aria-label={t('messages.answers.deleteOf', { title: answer.title })}
                      onClick={() => setDoomed(answer)}
                    >
                      {t('messages.answers.delete')}
                    </Button>
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
    </Modal>
  );
}
