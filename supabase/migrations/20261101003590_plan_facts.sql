-- Where a plan comes from, and what pays calls that it does not cover: facts that pages, mails and payments share.

-- `stripe`: bought, `trial`: the one of the sign-up, `operator`: granted with the command "user plan", null: no plan in force.
create function private.plan_source(for_user uuid) returns text language sql stable set search_path = '' as $$
  select case when s.stripe_subscription_id is not null then 'stripe' when s.status = 'trialing' then 'trial' else 'operator' end
  from public.subscriptions s join private.billing_period(for_user, now()) b on true where s.user_id = for_user
$$;

-- Who pays the next call that the plan does not cover, as `private.settle_calls` decides it, for the cheapest call: `wallet`, or nobody because the
-- wallet is `empty` or its spend cap of the month is reached (`capped`).
create function private.beyond_quota(for_user uuid) returns text language sql stable set search_path = '' as $$
  select case
    when coalesce((select c.balance_usd from public.user_credits c where c.user_id = for_user), 0) < p.cheapest then 'empty'
    when (select s.spend_cap_usd - coalesce(m.spent_usd, 0) from public.billing_settings s
          left join private.wallet_months m on m.user_id = s.user_id and m.month = private.current_month() where s.user_id = for_user) < p.cheapest then 'capped'
    else 'wallet'
  end
  from (select min(l.unit_price_usd) as cheapest from public.price_list l where l.unit_price_usd > 0) p
$$;
