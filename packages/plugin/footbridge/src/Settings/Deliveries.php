<?php

declare( strict_types=1 );

namespace Footbridge\Settings;

use Footbridge\Webhook\Entry;
use Footbridge\Webhook\TableStore;

/** The last webhooks, for the settings page, and a warning for users who can fix the problem. */
final class Deliveries {
	private const MAX_ROWS = 20;
	/** Seconds after which a webhook that is due should have been sent, were WP-Cron running. */
	private const OVERDUE_S = 900;
	/** Seconds before the dashboard warns that the front end is unreachable: it may just be starting. */
	private const UNREACHED_S = 3600;
	/** Addresses named with a webhook. */
	private const MAX_PATHS = 3;

	/** Prints the table. */
	public static function render(): void {
		$store = new TableStore();
		$first = $store->waiting( 1 )[0] ?? null;
		echo '<h2>' . esc_html__( 'Last deliveries', 'footbridge' ) . '</h2><p>';
		/* translators: 1: a number, 2: a number. */
		echo esc_html( sprintf( __( 'Waiting: %1$d. Given up: %2$d.', 'footbridge' ), $store->count( Entry::WAITING ), $store->count( Entry::FAILED ) ) ) . '</p>';
		if ( null !== $first && max( $first->due, $first->created ) < time() - self::OVERDUE_S ) {
			echo '<div class="notice notice-warning inline"><p>' . esc_html__( 'Webhooks are overdue: WP-Cron does not seem to run on this site.', 'footbridge' ) . '</p></div>';
		}
		$columns = array(
			array( __( 'Time', 'footbridge' ), static fn( Entry $entry ): string => Words::time( $entry->created ) ),
			array( __( 'What changed', 'footbridge' ), array( self::class, 'changes' ) ),
			array( __( 'Pages made anew', 'footbridge' ), static fn( Entry $entry ): string => null === $entry->pages ? '–' : (string) $entry->pages ),
			array( __( 'Result', 'footbridge' ), array( Words::class, 'entry' ) ),
			array( __( 'Tries', 'footbridge' ), static fn( Entry $entry ): string => (string) $entry->tries ),
		);
		Table::render( $columns, $store->recent( self::MAX_ROWS ) );
	}

	/** Prints a warning on the dashboard about webhooks that were not delivered. */
	public static function warn(): void {
		$screen = get_current_screen();
		if ( null === $screen || 'dashboard' !== $screen->id || ! current_user_can( 'manage_options' ) ) {
			return;
		}
		$store  = new TableStore();
		$first  = $store->waiting( 1 )[0] ?? null;
		$failed = $store->count( Entry::FAILED );
		if ( null !== $first && $first->created < time() - self::UNREACHED_S ) {
			$failed += $store->count( Entry::WAITING );
		}
		if ( $failed > 0 ) {
			/* translators: %d: a number. */
			$text = sprintf( _n( 'Footbridge: %d webhook did not reach the front end.', 'Footbridge: %d webhooks did not reach the front end.', $failed, 'footbridge' ), $failed );
			echo '<div class="notice notice-warning"><p>' . esc_html( $text ) . ' <a href="' . esc_url( Page::url() ) . '">' . esc_html__( 'See the deliveries', 'footbridge' ) . '</a></p></div>';
		}
	}

	/** Prints what has changed. */
	public static function changes( Entry $entry ): void {
		$uris = array_values( array_unique( array_merge( array(), ...array_column( $entry->events, 'uris' ) ) ) );
		$rest = count( $uris ) - self::MAX_PATHS;
		echo esc_html( implode( ', ', $entry->kinds() ) );
		if ( array() !== $uris ) {
			echo '<br><code>' . esc_html( implode( ' ', array_slice( $uris, 0, self::MAX_PATHS ) ) ) . '</code> ';
			/* translators: %d: a number of addresses. */
			echo $rest > 0 ? esc_html( sprintf( __( 'and %d more', 'footbridge' ), $rest ) ) : '';
		}
	}
}
