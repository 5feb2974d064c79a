-- A coupon that only a first order can use, as the newsletter promises it.

ALTER TABLE coupons ADD COLUMN first_order_only boolean NOT NULL DEFAULT false;
