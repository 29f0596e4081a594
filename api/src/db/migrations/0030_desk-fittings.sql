DROP INDEX "orders_on_desk_by_channel";--> statement-breakpoint
DROP INDEX "orders_on_desk_without_tailor";--> statement-breakpoint
DROP INDEX "orders_on_desk_without_tailor_by_channel";--> statement-breakpoint
CREATE INDEX "orders_on_desk_by_channel" ON "orders" USING btree ((case
  when coalesce(held_from, status) in ('in_transit_to_customer', 'customer_delivery_failed', 'awaiting_store_collection') then 'on_its_way'
  when coalesce(held_from, status) in ('awaiting_delivery') then 'to_send_back'
  when waits_for_customer then 'with_customer'
  when coalesce(held_from, status) in ('in_progress') then 'in_work'
  when starts_with(coalesce(held_from, status), 'arrived_at_') then 'arrived'
  else 'coming' end),coalesce(storefront_id, case when brought_to_fitting then 'AtFitting' else collection_provider end),"express",coalesce(due_on, 'infinity'::date),"id","status","held_from","waits_for_customer","due_on","storefront_id","collection_provider","brought_to_fitting") WHERE status not in ('awaiting_payment', 'finished', 'cancelled');--> statement-breakpoint
CREATE INDEX "orders_on_desk_without_tailor" ON "orders" USING btree ((case
  when coalesce(held_from, status) in ('in_transit_to_customer', 'customer_delivery_failed', 'awaiting_store_collection') then 'on_its_way'
  when coalesce(held_from, status) in ('awaiting_delivery') then 'to_send_back'
  when waits_for_customer then 'with_customer'
  when coalesce(held_from, status) in ('in_progress') then 'in_work'
  when starts_with(coalesce(held_from, status), 'arrived_at_') then 'arrived'
  else 'coming' end),"express",coalesce(due_on, 'infinity'::date),"id",coalesce(storefront_id, case when brought_to_fitting then 'AtFitting' else collection_provider end),"status","held_from","waits_for_customer","due_on") WHERE status not in ('awaiting_payment', 'finished', 'cancelled') and tailor_ids = '{}' and (case
  when coalesce(held_from, status) in ('in_transit_to_customer', 'customer_delivery_failed', 'awaiting_store_collection') then 'on_its_way'
  when coalesce(held_from, status) in ('awaiting_delivery') then 'to_send_back'
  when waits_for_customer then 'with_customer'
  when coalesce(held_from, status) in ('in_progress') then 'in_work'
  when starts_with(coalesce(held_from, status), 'arrived_at_') then 'arrived'
  else 'coming' end) in ('arrived', 'in_work', 'with_customer');--> statement-breakpoint
CREATE INDEX "orders_on_desk_without_tailor_by_channel" ON "orders" USING btree ((case
  when coalesce(held_from, status) in ('in_transit_to_customer', 'customer_delivery_failed', 'awaiting_store_collection') then 'on_its_way'
  when coalesce(held_from, status) in ('awaiting_delivery') then 'to_send_back'
  when waits_for_customer then 'with_customer'
  when coalesce(held_from, status) in ('in_progress') then 'in_work'
  when starts_with(coalesce(held_from, status), 'arrived_at_') then 'arrived'
  else 'coming' end),coalesce(storefront_id, case when brought_to_fitting then 'AtFitting' else collection_provider end),"express",coalesce(due_on, 'infinity'::date),"id","status","held_from","waits_for_customer","due_on","storefront_id","collection_provider","brought_to_fitting") WHERE status not in ('awaiting_payment', 'finished', 'cancelled') and tailor_ids = '{}' and (case
  when coalesce(held_from, status) in ('in_transit_to_customer', 'customer_delivery_failed', 'awaiting_store_collection') then 'on_its_way'
  when coalesce(held_from, status) in ('awaiting_delivery') then 'to_send_back'
  when waits_for_customer then 'with_customer'
  when coalesce(held_from, status) in ('in_progress') then 'in_work'
  when starts_with(coalesce(held_from, status), 'arrived_at_') then 'arrived'
  else 'coming' end) in ('arrived', 'in_work', 'with_customer');