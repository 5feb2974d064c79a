import { activeFilters, useDownloadFileMutation } from '@balsam/shared-api';
import { DownloadButton, formatDayPart, useLang } from '@balsam/shared-ui';
import {
  ConsolePage,
  RecordPage,
  STATEMENT_ROW_FILTERS,
  StatementRows,
  StatementSections,
  useListParams,
} from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { href } from '../../entities/page/paths.ts';
import { useGetOwnStatementQuery, useListOwnStatementRowsQuery } from './statements-api.ts';

/** Monthly statement: opening balance, rows by section with links, closing balance. */
export function StatementPage() {
  const { t } = useTranslation('vendor-portal');
  const lang = useLang();
  const { number = '' } = useParams();
  const { page, perPage, values } = useListParams(STATEMENT_ROW_FILTERS);
  const query = useGetOwnStatementQuery(number);
  const rows = useListOwnStatementRowsQuery({ number, page, perPage, ...values });
  const [download] = useDownloadFileMutation();
  const file = `vendor/money/statements/${encodeURIComponent(number)}`;
  return (
    <RecordPage
      title={t('money.statements.one')}
      back={{ to: href('statements'), text: t('money.statements.title') }}
      query={query}
    >
      {(statement) => (
        <ConsolePage
          title={t('money.statements.of', {
            month: formatDayPart(statement.from_day, 'monthOfYear', lang),
            number: statement.statement_no,
          })}
          actions={
            <>
              <DownloadButton onDownload={() => download({ url: `${file}.pdf`, params: {} }).unwrap()}>
                {t('money.statements.pdf')}
              </DownloadButton>
              <DownloadButton
                onDownload={() => download({ url: `${file}/rows.csv`, params: activeFilters(values) }).unwrap()}
              >
                {t('money.download')}
              </DownloadButton>
            </>
          }
        >
          <div className="stack stack-wide">
            <StatementSections statement={statement} reader="vendor" />
            <StatementRows
              query={rows}
              currency={statement.currency}
              reader="vendor"
              partHref={(slug) => href('moneyPart', { slug })}
              payoutHref={(payout) => href('payout', { number: payout })}
            />
          </div>
        </ConsolePage>
      )}
    </RecordPage>
  );
}
