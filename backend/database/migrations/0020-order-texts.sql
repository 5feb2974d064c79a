-- What a vendor writes beside an order may change while its status stays: that, too, is a line of its history.

-- field: the text that was changed, which `note` then holds as it reads from that moment on, '' where it was taken away.
-- NULL for a change of status.
ALTER TABLE order_status_history
  ADD COLUMN field text CHECK (field IN ('note', 'cancellation_reason', 'tracking_information')),
  ADD CHECK (field IS NULL OR from_status IS NOT DISTINCT FROM to_status);
