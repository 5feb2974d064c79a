export { LiveRegion } from './accessibility/LiveRegion.tsx';
export { useStableHighlight } from './accessibility/use-stable-highlight.ts';
export { useStepFocus } from './accessibility/use-step-focus.ts';
export { SkipLink } from './accessibility/SkipLink.tsx';
export { VisuallyHidden } from './accessibility/VisuallyHidden.tsx';
export { AuthCard, type AuthCardProps } from './auth/AuthCard.tsx';
export { Badge, type BadgeProps, type BadgeVariant } from './badge/Badge.tsx';
export { StatusBadge, type StatusBadgeProps } from './badge/StatusBadge.tsx';
export { Brand, BrandMark, type BrandProps } from './brand/Brand.tsx';
export { Breadcrumb, type BreadcrumbItem, type BreadcrumbProps } from './breadcrumb/Breadcrumb.tsx';
export { Button, type ButtonProps } from './button/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './button/ButtonLink.tsx';
export { ToggleGroup, type ToggleGroupProps } from './button/ToggleGroup.tsx';
export type { ButtonVariant } from './button/button-style.ts';
export { DownloadButton, type DownloadButtonProps } from './download/DownloadButton.tsx';
export { Switch } from './form/Switch.tsx';
export { PaymentMarks, type PaymentMarksProps } from './payment/PaymentMarks.tsx';
export { Thumbnail } from './picture/Thumbnail.tsx';
export { useLocalized } from './format/use-localized.ts';
export { useSend, useSendForm, type SendTexts } from './toast/use-send.ts';
export { useSendOnce } from './toast/use-send-once.ts';
export { BilingualFields, type BilingualField } from './form/BilingualFields.tsx';
export { changedTexts } from './form/changed-texts.ts';
export { CheckboxField, type CheckboxFieldProps } from './form/CheckboxField.tsx';
export { ChecksField, type Check, type ChecksFieldProps } from './form/ChecksField.tsx';
export { ChoiceField, type Choice, type ChoiceFieldProps } from './form/ChoiceField.tsx';
export { FieldError } from './form/FieldError.tsx';
export { FilesField, type FilesFieldProps } from './form/FilesField.tsx';
export { FileField, type FileFieldProps } from './form/FileField.tsx';
export { Form, type FormProps } from './form/Form.tsx';
export { forgetDrafts } from './form/form-draft.ts';
export type { PersistAs } from './form/use-form-draft.ts';
export { FormEnd } from './form/FormEnd.tsx';
export { FormError } from './form/FormError.tsx';
export { FormModal, type FormModalProps } from './form/FormModal.tsx';
export { PasswordField } from './form/PasswordField.tsx';
export { PlaceFields, type PlaceFieldsProps } from './form/PlaceFields.tsx';
export { QuantityStepper, type QuantityStepperProps } from './form/QuantityStepper.tsx';
export { StepUpModal, type StepUpModalProps } from './sign-in/StepUpModal.tsx';
export { ReasonModal, type ReasonModalProps } from './form/ReasonModal.tsx';
export { RatingField, type RatingFieldProps } from './form/RatingField.tsx';
export { SaveBar } from './form/SaveBar.tsx';
export { SearchBox, type SearchBoxProps } from './form/SearchBox.tsx';
export { schemaErrors } from './form/schema-errors.ts';
export { Section } from './form/Section.tsx';
export { SelectField, type SelectFieldProps, type SelectOption } from './form/SelectField.tsx';
export { SubmitButton } from './form/SubmitButton.tsx';
export { TextAreaField, type TextAreaFieldProps } from './form/TextAreaField.tsx';
export { TextField, type TextFieldProps } from './form/TextField.tsx';
export { UnsavedChanges, useUnsavedChanges } from './form/UnsavedChanges.tsx';
export { Bdi } from './format/Bdi.tsx';
export { DateTime, type DateTimeProps } from './format/DateTime.tsx';
export { Email, type EmailProps } from './format/Email.tsx';
export {
  commaOf,
  dayOf,
  formatCompact,
  formatDate,
  formatDay,
  formatTime,
  formatDayPart,
  formatDayRange,
  formatExchangeRate,
  currencySign,
  formatList,
  formatMeasure,
  formatMoney,
  formatNumber,
  formatPercent,
  formatRate,
  normalizeDigits,
  plainNumber,
  type Currency,
  type Lang,
} from './format/format.ts';
export { emailRule, isEmailAddress, isPhoneNumber, plainCode } from './form/text-input.ts';
export { LinkedText } from './format/LinkedText.tsx';
export { Money, type MoneyProps } from './format/Money.tsx';
export { countryName } from './format/country-name.ts';
export { useCurrencyName } from './format/use-currency-name.ts';
export { useLang } from './format/use-lang.ts';
export { Blocks, FormattedText } from './formatted-text/FormattedText.tsx';
export { splitAtHeadings, type TextPart } from './formatted-text/parse-blocks.ts';
export { Histogram, type HistogramProps, type HistogramRow } from './histogram/Histogram.tsx';
export { Icon, type IconProps } from './icon/Icon.tsx';
export * from './icon/shapes.ts';
export type { IconShape } from './icon/shapes/icon-shape.ts';
export { kitLocales } from './locales/kit-locales.ts';
export type { TextKey } from './locales/texts.ts';
export {
  ConfirmAction,
  ConfirmDelete,
  type ConfirmActionProps,
  type ConfirmDeleteProps,
} from './modal/ConfirmAction.tsx';
export { ConfirmModal, type ConfirmModalProps } from './modal/ConfirmModal.tsx';
export { Drawer, type DrawerProps } from './modal/Drawer.tsx';
export { Modal, type ModalProps } from './modal/Modal.tsx';
export { OrderAddresses } from './order/OrderAddresses.tsx';
export { LineLots } from './order/LineLots.tsx';
export { OrderLines } from './order/OrderLines.tsx';
export { OrderDetails, type OrderDetailsProps } from './order/OrderDetails.tsx';
export { OrderHistory } from './order/OrderHistory.tsx';
export { InvoiceDownloads } from './invoice/InvoiceDownloads.tsx';
export { MessageForm, type MessageFormProps, type NewMessage } from './message-thread/MessageForm.tsx';
export { MessageThread, type MessageThreadProps } from './message-thread/MessageThread.tsx';
export { useAnswerTime } from './message-thread/use-answer-time.ts';
export type { MessageFileView, MessageView, ThreadView } from './message-thread/thread-view.ts';
export { OrderTotals } from './order/OrderTotals.tsx';
export { ColdFeeRow } from './order/ColdFeeRow.tsx';
export { VatRows } from './order/VatRows.tsx';
export type { OrderView } from './order/order-view.ts';
export { PaymentMethod } from './order/PaymentMethod.tsx';
export { carrierName } from './order/carrier-name.ts';
export { PostalAddress } from './order/PostalAddress.tsx';
export { Pager, type PagerProps } from './pager/Pager.tsx';
export { useLastPage, type TurnTo } from './pager/use-last-page.ts';
export { Picture, type PictureProps, type PictureSource } from './picture/Picture.tsx';
export { SaleRulesNote, type SaleRulesView } from './sale-rules/SaleRulesNote.tsx';
export { CurrencySelect } from './preferences/CurrencySelect.tsx';
export { LanguageSelect } from './preferences/LanguageSelect.tsx';
export { ThemeSelect } from './preferences/ThemeSelect.tsx';
export { Price, type PriceProps } from './price/Price.tsx';
export { PrivacyPanel, type PrivacyPanelProps } from './privacy/PrivacyPanel.tsx';
export { makePasskey, signWithPasskey } from './security/passkey.ts';
export { SecurityPanel, type SecurityPanelProps } from './security/SecurityPanel.tsx';
export { SecondStepForm } from './sign-in/SecondStepForm.tsx';
export { SignIn, type SignInProps } from './sign-in/SignIn.tsx';
export type { SecondStepValues } from './sign-in/second-step.ts';
export type { SignInValues } from './sign-in/sign-in-schema.ts';
export { Stars, type StarsProps } from './stars/Stars.tsx';
export { EmptyState, type EmptyIllustrationName, type EmptyStateProps } from './state/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './state/ErrorState.tsx';
export { ForbiddenState } from './state/ForbiddenState.tsx';
export { lazyPage, type LazyPage } from './state/lazy-page.tsx';
export { useLocalStorage, writeStored } from './storage/use-local-storage.ts';
export { LoadingState, type LoadingStateProps } from './state/LoadingState.tsx';
export { NotFound, type NotFoundProps } from './state/NotFound.tsx';
export { OfflineState } from './state/OfflineState.tsx';
export { keepShown, QueryState, type QueryResult, type QueryStateProps } from './state/QueryState.tsx';
export { Skeleton, type SkeletonProps } from './state/Skeleton.tsx';
export { useMounted } from './state/use-mounted.ts';
export { usePageInSight } from './state/use-page-in-sight.ts';
export type { Sorts, SortOrder, TableSort } from './table/sorting.ts';
export { DataTable, type DataTableColumn, type DataTableProps } from './table/DataTable.tsx';
export { Tabs, type TabItem, type TabsProps } from './tabs/Tabs.tsx';
export { useTabParam } from './tabs/use-tab-param.ts';
export { toastError, toastSuccess, type ToastOptions } from './toast/toast.tsx';
export { Toasts, type ToastsProps } from './toast/Toasts.tsx';
export { CountPanel } from './summary-card/CountPanel.tsx';
export { SummaryCard, type SummaryCardProps } from './summary-card/SummaryCard.tsx';
