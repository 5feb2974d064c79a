-- What somebody has uploaded within a day is added up with every upload.

CREATE INDEX files_of_owner ON files (owner_user_id, created_at);
