// Written by apps/server/src/database/row-types/write-row-types.ts from the migrations. Do not edit.
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export interface Database {
  public: {
    Tables: {
      api_usage: {
        Row: {
          api_key_id: string | null;
          created_at: string;
          ledger_id: number | null;
          paid_by: string;
          report_tier: string | null;
          total_cost_usd: number;
          translator_log_id: string;
          unit_price_usd: number;
          user_id: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: 'api_usage_ledger_id_fkey';
            columns: ['ledger_id'];
            isOneToOne: false;
            referencedRelation: 'credit_ledger';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'api_usage_translator_log_id_created_at_fkey';
            columns: ['translator_log_id', 'created_at'];
            isOneToOne: true;
            referencedRelation: 'translator_logs';
            referencedColumns: ['id', 'created_at'];
          },
        ];
      };
      audit_log: {
        Row: {
          actor: string;
          created_at: string;
          details: Json;
          device: string | null;
          event: string;
          id: number;
          network: string | null;
          session_id: string | null;
          subject: string | null;
          subject_id: string | null;
          user_id: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [];
      };
      billing_settings: {
        Row: {
          auto_topup: boolean;
          auto_topup_amount_usd: number;
          auto_topup_monthly_ceiling_usd: number;
          auto_topup_stopped: string | null;
          auto_topup_threshold_usd: number;
          low_balance_usd: number | null;
          quota_mails: boolean;
          spend_cap_usd: number | null;
          updated_at: string;
          user_id: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [];
      };
      credit_ledger: {
        Row: {
          amount_usd: number;
          balance_after_usd: number;
          calls: number;
          created_at: string;
          id: number;
          kind: string;
          reason: string | null;
          reverses_id: number | null;
          source: string | null;
          user_id: string | null;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: 'credit_ledger_reverses_id_fkey';
            columns: ['reverses_id'];
            isOneToOne: false;
            referencedRelation: 'credit_ledger';
            referencedColumns: ['id'];
          },
        ];
      };
      payment_method: {
        Row: {
          active: boolean;
          card_brand: string | null;
          card_last4: string | null;
          detached_at: string | null;
          exp_month: number | null;
          exp_year: number | null;
          id: string;
          made_default_at: string | null;
          status_changed_at: string | null;
          status_reason: string | null;
          stripe_payment_method_id: string;
          ts: string;
          user_id: string;
        };
        Insert: Record<string, never>;
        Update: {
          active?: boolean;
          status_changed_at?: string | null;
          status_reason?: string | null;
        };
        Relationships: [];
      };
      plans: {
        Row: {
          api_keys: number;
          id: string;
          monthly_calls: number;
          name: string;
          price_usd: number;
          rate_per_second: number;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [];
      };
      price_list: {
        Row: {
          available: boolean;
          description: string;
          id: string;
          name: string;
          report_tier: string;
          unit_price_usd: number;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [];
      };
      put_away: {
        Row: {
          created_at: string;
          name: string;
          user_id: string;
        };
        Insert: {
          name: string;
        };
        Update: Record<string, never>;
        Relationships: [];
      };
      quota_periods: {
        Row: {
          period_end: string;
          period_start: string;
          plan: string;
          quota: number;
          used: number;
          user_id: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: 'quota_periods_plan_fkey';
            columns: ['plan'];
            isOneToOne: false;
            referencedRelation: 'plans';
            referencedColumns: ['id'];
          },
        ];
      };
      saved_views: {
        Row: {
          created_at: string;
          id: string;
          name: string;
          query: string;
          user_id: string;
        };
        Insert: {
          name: string;
          query: string;
        };
        Update: {
          name?: string;
          query?: string;
        };
        Relationships: [];
      };
      stripe_products: {
        Row: {
          active: boolean;
          amount_usd: number;
          id: string;
          name: string;
          price_id: string;
          type: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [];
      };
      subscriptions: {
        Row: {
          addons: string[];
          anchor_at: string;
          cancel_at: string | null;
          created_at: string;
          current_period_end: string | null;
          former_customer_id: string | null;
          natal_system: string;
          natal_system_changed_at: string | null;
          plan: string | null;
          status: string;
          stripe_customer_id: string | null;
          stripe_status: string | null;
          stripe_subscription_id: string | null;
          stripe_told_at: string | null;
          trial_end_mail_at: string | null;
          trial_ends_at: string | null;
          trial_mail_at: string | null;
          updated_at: string;
          user_id: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [
          {
            foreignKeyName: 'subscriptions_plan_fkey';
            columns: ['plan'];
            isOneToOne: false;
            referencedRelation: 'plans';
            referencedColumns: ['id'];
          },
        ];
      };
      topup_logs: {
        Row: {
          amount_cents: number;
          card_brand: string | null;
          card_last4: string | null;
          created_at: string;
          id: string;
          invoiced_at: string | null;
          kind: string;
          receipt_url: string | null;
          refunded_cents: number;
          status: string;
          stripe_charge_id: string | null;
          stripe_invoice_id: string | null;
          stripe_payment_intent_id: string | null;
          tax_cents: number;
          user_id: string | null;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [];
      };
      topup_queue: {
        Row: {
          amount_usd: number;
          attempts: number;
          id: string;
          message: string | null;
          next_attempt_at: string;
          processed_at: string | null;
          requested_at: string;
          status: string;
          stripe_payment_intent_id: string | null;
          stripe_payment_method_id: string | null;
          user_id: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [];
      };
      translator_logs: {
        Row: {
          api_key_id: string | null;
          created_at: string;
          error_message: string | null;
          google_geo: Json | null;
          id: string;
          method: string;
          path: string;
          processing_time_ms: number;
          report_tier: string | null;
          request_id: string;
          request_payload: Json | null;
          request_type: string | null;
          response_crc32: number | null;
          response_payload: Json | null;
          response_status: number;
          user_id: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [];
      };
      user_credits: {
        Row: {
          balance_usd: number;
          last_updated: string;
          user_id: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [];
      };
    };
    Views: {
      api_keys: {
        Row: {
          allowed_addresses: string[];
          allowed_origins: string[];
          allowed_products: string[];
          api_key: string;
          blocked_at: string | null;
          created_at: string;
          expires_at: string | null;
          id: string;
          is_active: boolean;
          is_test: boolean;
          label: string;
          last_used_at: string | null;
          old_key_ending: string | null;
          old_key_last_used_at: string | null;
          old_key_until: string | null;
          overlap_hours: number | null;
          updated_at: string;
          user_id: string;
        };
        Insert: {
          allowed_addresses?: string[];
          allowed_origins?: string[];
          allowed_products?: string[];
          api_key?: string;
          expires_at?: string | null;
          is_active?: boolean;
          is_test?: boolean;
          label?: string;
          updated_at?: string;
          user_id?: string;
        };
        Update: {
          allowed_addresses?: string[];
          allowed_origins?: string[];
          allowed_products?: string[];
          api_key?: string;
          expires_at?: string | null;
          is_active?: boolean;
          label?: string;
          old_key_until?: string | null;
          overlap_hours?: number | null;
          updated_at?: string;
        };
        Relationships: [];
      };
      calls_by_day: {
        Row: {
          calls: number;
          cost_usd: number;
          day: string;
          quota_calls: number;
          user_id: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [];
      };
      cost_projection: {
        Row: {
          balance_usd: number;
          pace_calls: number;
          pace_hours: number;
          period_end: string;
          period_start: string;
          plan_usd: number;
          projected_usd: number | null;
          projected_wallet_usd: number | null;
          source: string | null;
          too_early: string | null;
          user_id: string;
          wallet_usd: number;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [];
      };
      key_usage: {
        Row: {
          api_key_id: string;
          calls: number;
          cost_usd: number;
          day: string;
          user_id: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [];
      };
      plan_in_force: {
        Row: {
          api_keys: number;
          beyond_quota: string;
          period_end: string;
          period_start: string;
          plan: string | null;
          plan_name: string | null;
          previous_start: string;
          quota: number;
          source: string | null;
          status: string | null;
          used: number;
          user_id: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [];
      };
      usage_by_day: {
        Row: {
          calls: number;
          cost_usd: number;
          day: string;
          period: string;
          product: string;
          quota_calls: number;
          user_id: string;
          wallet_calls: number;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [];
      };
      webhook_troubles: {
        Row: {
          disabled_because: string | null;
          failing_since: string | null;
          id: string;
          name: string;
          status: string;
          user_id: string;
        };
        Insert: Record<string, never>;
        Update: Record<string, never>;
        Relationships: [];
      };
    };
    Functions: Record<string, never>;
    Enums: Record<string, never>;
    CompositeTypes: Record<string, never>;
  };
}
