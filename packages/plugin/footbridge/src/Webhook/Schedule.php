<?php

declare( strict_types=1 );

namespace Footbridge\Webhook;

/** Schedules the outbox's runs in WP-Cron. One event for the next try, and one each hour in case that was lost. */
final class Schedule {
	public const NEXT  = 'footbridge_send_notices';
	public const CHECK = 'footbridge_check_outbox';

	/** Schedules a run at a time in Unix seconds, or earlier. */
	public static function wake( int $at ): void {
		$next = wp_next_scheduled( self::NEXT );
		if ( false !== $next && $next <= $at ) {
			return;
		}
		// WordPress rejects a second event within ten minutes of the first.
		if ( false !== $next ) {
			wp_unschedule_event( $next, self::NEXT );
		}
		wp_schedule_single_event( $at, self::NEXT );
	}

	/** As wake(), and does not wait for a visitor to start WP-Cron: a headless WordPress has few. */
	public static function wake_now(): void {
		self::wake( time() );
		$is_off = ( defined( 'DISABLE_WP_CRON' ) && constant( 'DISABLE_WP_CRON' ) ) || ( defined( 'ALTERNATE_WP_CRON' ) && constant( 'ALTERNATE_WP_CRON' ) );
		if ( ! $is_off && ! wp_doing_cron() ) {
			spawn_cron();
		}
	}

	public static function ensure(): void {
		if ( false === wp_next_scheduled( self::CHECK ) ) {
			wp_schedule_event( time() + 3600, 'hourly', self::CHECK );
		}
	}

	public static function clear(): void {
		wp_clear_scheduled_hook( self::NEXT );
		wp_clear_scheduled_hook( self::CHECK );
	}
}
