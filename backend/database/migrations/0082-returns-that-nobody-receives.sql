-- What a customer has sent is late, too, when nobody has said for two weeks that it came (docs/decisions/0041). What was sent before
-- this is counted from then.
UPDATE returns SET due_at = sent_at + interval '14 days' WHERE state = 'sent' AND due_at IS NULL;
