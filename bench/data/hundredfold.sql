-- Makes a database with demo data a hundred times as large, in less than a minute: 99 copies of each row that grows with the
-- shop, every copy in a world of its own (its people, articles, cars and orders belong together), and their sessions.
-- Usage: psql -q -v ON_ERROR_STOP=1 -d <database> -f bench/data/hundredfold.sql
begin;

-- Copies every row 99 times with some columns changed. `changes` is an SQL expression of a jsonb object that may use `seed`
-- (the row) and `n` (the number of the copy). Columns that are not changed are copied, so a new column needs nothing here.
create procedure pg_temp.multiply(name text, changes text) language plpgsql as $$
begin
  execute format(
    'insert into %1$I select copy.* from %1$I as seed cross join generate_series(1, 99) as n
      cross join lateral jsonb_populate_record(null::%1$I, to_jsonb(seed) || (%2$s)) as copy', name, changes);
end $$;

-- Ids of a copy end in its number.
create function pg_temp.copied(id text, n int) returns text language sql immutable as $$ select id || '-' || n $$;

call pg_temp.multiply('accounts', $$jsonb_build_object('id', pg_temp.copied(seed.id, n),
  'mobile', '17' || lpad(n::text, 2, '0') || right(seed.mobile, 7))$$);
call pg_temp.multiply('community_author', $$jsonb_build_object('author_id', pg_temp.copied(seed.author_id, n))$$);

-- Copies of articles are older than their models, seven minutes each, so that lists mix them.
call pg_temp.multiply('community_article', $$jsonb_build_object('id', pg_temp.copied(seed.id, n),
  'author_id', pg_temp.copied(seed.author_id, n), 'published_at', seed.published_at - n * interval '7 minutes')$$);
call pg_temp.multiply('community_activity', $$jsonb_build_object('id', pg_temp.copied(seed.id, n))$$);
call pg_temp.multiply('community_vote', $$jsonb_build_object('id', pg_temp.copied(seed.id, n))$$);
call pg_temp.multiply('community_card', $$jsonb_build_object('card_id', pg_temp.copied(seed.card_id, n),
  'author_id', pg_temp.copied(seed.author_id, n), 'newest_rank', seed.newest_rank - n * 420000,
  'recommend_rank', seed.recommend_rank - n * 420000)$$);
call pg_temp.multiply('community_comment', $$jsonb_build_object('id', pg_temp.copied(seed.id, n),
  'article_id', pg_temp.copied(seed.article_id, n), 'parent_id', pg_temp.copied(seed.parent_id, n),
  'author_id', pg_temp.copied(seed.author_id, n), 'reply_to_author_id', pg_temp.copied(seed.reply_to_author_id, n))$$);
call pg_temp.multiply('community_like', $$jsonb_build_object('account_id', pg_temp.copied(seed.account_id, n),
  'target_id', pg_temp.copied(seed.target_id, n))$$);
call pg_temp.multiply('community_favourite', $$jsonb_build_object('account_id', pg_temp.copied(seed.account_id, n),
  'article_id', pg_temp.copied(seed.article_id, n))$$);
call pg_temp.multiply('community_follow', $$jsonb_build_object('account_id', pg_temp.copied(seed.account_id, n),
  'author_id', pg_temp.copied(seed.author_id, n))$$);

-- Everybody likes twenty articles of the first page and beyond, as in a shop that people use.
insert into community_like (account_id, kind, target_id, created_at)
  select account.id, 'article', card.card_id, now()
  from accounts as account
  cross join lateral (select card_id from community_card where kind = 'article' and is_visible
    order by newest_rank desc offset abs(hashtext(account.id)) % 200 limit 20) as card
  on conflict do nothing;

-- Copies of cars stand at the stores of their models; nobody holds them.
call pg_temp.multiply('stock_cars', $$jsonb_build_object('stock_car_id', pg_temp.copied(seed.stock_car_id, n),
  'vin', upper(left(md5(seed.vin || n), 17)),
  'price_fen', seed.price_fen - n * 1000, 'ready_in_days', 1 + (seed.ready_in_days + n) % 30,
  'held_by', null, 'held_until', null, 'held_order_no', null,
  'sold_to', pg_temp.copied(seed.sold_to, n), 'sold_order_no', pg_temp.copied(seed.sold_order_no, n))$$);

call pg_temp.multiply('order_drafts', $$jsonb_build_object('user_id', pg_temp.copied(seed.user_id, n),
  'draft_id', pg_temp.copied(seed.draft_id, n), 'order_no', pg_temp.copied(seed.order_no, n),
  'stock_car_id', pg_temp.copied(seed.stock_car_id, n))$$);
call pg_temp.multiply('orders', $$jsonb_build_object('user_id', pg_temp.copied(seed.user_id, n),
  'order_no', pg_temp.copied(seed.order_no, n), 'draft_id', pg_temp.copied(seed.draft_id, n),
  'stock_car_id', pg_temp.copied(seed.stock_car_id, n))$$);
call pg_temp.multiply('order_history', $$jsonb_build_object('user_id', pg_temp.copied(seed.user_id, n),
  'order_no', pg_temp.copied(seed.order_no, n))$$);
call pg_temp.multiply('agreement_signatures', $$jsonb_build_object('user_id', pg_temp.copied(seed.user_id, n),
  'copy_no', pg_temp.copied(seed.copy_no, n), 'draft_id', pg_temp.copied(seed.draft_id, n),
  'order_no', pg_temp.copied(seed.order_no, n))$$);
call pg_temp.multiply('payments', $$jsonb_build_object('user_id', pg_temp.copied(seed.user_id, n),
  'payment_no', pg_temp.copied(seed.payment_no, n), 'order_no', pg_temp.copied(seed.order_no, n))$$);

call pg_temp.multiply('vehicle_share', $$jsonb_build_object('share_id', pg_temp.copied(seed.share_id, n),
  'account_id', pg_temp.copied(seed.account_id, n))$$);
call pg_temp.multiply('vehicle_wish', $$jsonb_build_object('account_id', pg_temp.copied(seed.account_id, n),
  'id', pg_temp.copied(seed.id, n))$$);
call pg_temp.multiply('points_balance', $$jsonb_build_object('account_id', pg_temp.copied(seed.account_id, n))$$);
call pg_temp.multiply('points_entry', $$jsonb_build_object('account_id', pg_temp.copied(seed.account_id, n),
  'id', pg_temp.copied(seed.id, n))$$);

-- One live session of every person, and nine that ended. Nobody knows their tokens.
insert into sessions (id, account_id, platform, token_hash, state, created_at, last_used_at)
  select gen_random_uuid()::text, account.id, case turn when 1 then 'MINI' else 'WEB_MOBILE' end,
    encode(sha256(convert_to(account.id || turn || random(), 'UTF8')), 'hex'),
    case turn when 1 then 'live' else 'replaced' end, now() - turn * interval '1 day', now() - turn * interval '1 day'
  from accounts as account cross join generate_series(1, 10) as turn;

commit;
analyze;
