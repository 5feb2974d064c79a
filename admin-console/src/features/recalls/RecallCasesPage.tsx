import { usePermissions, type RecallCase } from '@balsam/shared-api';
import { ConsoleListPage, FilterSelect, RecordPage, useListParams } from '@balsam/shared-ui/console';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { CsvButton } from '../../entities/lists/CsvButton.tsx';
import { href } from '../../entities/page/paths.ts';
import { RecordCall } from './RecordCall.tsx';
import { CASE_FILTERS, useGetRecallQuery, useListRecallCasesQuery } from './recalls-api.ts';
import { useCaseColumns } from './use-case-columns.tsx';

/** Call list of a recall: its buyers, and what they have answered. */
export function RecallCasesPage() {
  const { t } = useTranslation('admin-console');
  const { id = '' } = useParams();
  const query = useGetRecallQuery(id);
  return (
    <RecordPage
      title={t('recalls.callList')}
      back={{ to: href('recall', { id }), text: t('recalls.back') }}
      query={query}
    >
      {({ recall_no: number, state }) => <Cases id={id} number={number} isOpen={state === 'open'} />}
    </RecordPage>
  );
}

interface CasesProps {
  /** Id and number of the recall. */
  id: string;
  number: string;
  /** Calls can be recorded. */
  isOpen: boolean;
}

function Cases({ id, number, isOpen }: CasesProps) {
  const { t } = useTranslation('admin-console');
  const { page, perPage, pageSize, values, isFiltered, setValue, setPage } = useListParams(CASE_FILTERS);
  const query = useListRecallCasesQuery({ id, page, perPage, ...values });
  const [called, setCalled] = useState<RecallCase | null>(null);
  const mayRecord = usePermissions()('catalogue.write');
  const columns = useCaseColumns(isOpen && mayRecord ? setCalled : null);
  return (
    <ConsoleListPage
      title={t('recalls.callListOf', { number })}
      filters={
        <FilterSelect
          label={t('recalls.answer')}
          value={values.answered}
          onChange={(answered) => setValue('answered', answered)}
          options={CASE_FILTERS.answered.map((value) => ({ value, label: t(`recalls.answers.${value}`) }))}
          placeholder={t('recalls.allAnswers')}
        />
      }
      actions={<CsvButton url={`admin/recalls/${id}/cases.csv`} filters={values} />}
      query={query}
      columns={columns}
      loadingText={t('recalls.loadingCases')}
      emptyText={t(isFiltered ? 'recalls.noCase' : 'recalls.noCases')}
      page={page}
      onPageChange={setPage}
      pageSize={pageSize}
    >
      {called && <RecordCall recallId={id} called={called} onHide={() => setCalled(null)} />}
    </ConsoleListPage>
  );
}
