<?php

declare( strict_types=1 );

namespace Footbridge\Settings;

use Footbridge\Webhook\Entry;
use Footbridge\Webhook\HttpTransport;
use Footbridge\Webhook\Webhooks;
use Footbridge\Versions\Doctor;
use Footbridge\Versions\FaustGuard;

/** The settings page's buttons: test the connection, send again, invalidate everything. */
final class Actions {
	public const ACTION = 'footbridge';
	public const RESULT = 'footbridge_result_';

	public static function register(): void {
		add_action( 'admin_post_' . self::ACTION, array( self::class, 'handle' ) );
	}

	/** Handles a button and redirects back to the page. */
	public static function handle(): void {
		if ( ! current_user_can( 'manage_options' ) ) {
			wp_die( esc_html__( 'You are not allowed to do this.', 'footbridge' ), 403 );
		}
		check_admin_referer( self::ACTION );
		$what = isset( $_POST['do'] ) ? sanitize_key( wp_unslash( $_POST['do'] ) ) : '';
		set_transient( self::RESULT . get_current_user_id(), self::result( $what ), 60 );
		wp_safe_redirect( Page::url() );
		exit;
	}

	/** @return array{good: bool, text: string} The result of a button's action. */
	private static function result( string $what ): array {
		switch ( $what ) {
			case 'test':
				return self::test();
			case 'retry':
				Webhooks::retry();
				return self::said( true, __( 'Sent as far as the front end took them: see below.', 'footbridge' ) );
			case 'all':
				if ( ! Settings::complete() ) {
					return self::said( false, __( 'Address or secret is missing.', 'footbridge' ) );
				}
				Webhooks::invalidate_all();
				return self::said( true, __( 'The front end renders every page again.', 'footbridge' ) );
		}
		return self::said( false, __( 'Nothing was done.', 'footbridge' ) );
	}

	/** @return array{good: bool, text: string} */
	private static function said( bool $good, string $text ): array {
		return array(
			'good' => $good,
			'text' => $text,
		);
	}

	/** @return array{good: bool, text: string} Of a webhook without events, past the outbox: the user is waiting. */
	private static function test(): array {
		if ( null !== Doctor::refusal() ) {
			return self::said( false, FaustGuard::message() );
		}
		$entry  = new Entry( wp_generate_uuid4(), array(), time() );
		$answer = ( new HttpTransport( 5 ) )->send( $entry->body( time() ) );
		$text   = Words::answer( $answer );
		if ( $answer->status > 0 ) {
			/* translators: 1: a sentence, 2: milliseconds. */
			$text = sprintf( __( '%1$s It took %2$d ms.', 'footbridge' ), $text, $answer->took );
		}
		return self::said( $answer->is_accepted(), $text );
	}
}
