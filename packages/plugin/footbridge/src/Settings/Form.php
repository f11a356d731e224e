<?php

declare( strict_types=1 );

namespace Footbridge\Settings;

use Footbridge\Webhook\Guard;
use Footbridge\Webhook\Webhooks;

/** Registers the option, so that WordPress saves it through our checks only. */
final class Form {
	public const GROUP = 'footbridge';

	/** WordPress reads the option with every request. */
	private const MAX_LENGTH = 500;

	public static function register(): void {
		// Not in REST, because it contains a secret.
		$option = array(
			'type'              => 'object',
			'sanitize_callback' => array( self::class, 'sanitize' ),
			'show_in_rest'      => false,
		);
		add_action( 'admin_init', static fn() => register_setting( self::GROUP, Settings::OPTION, $option ) );
		$saved = Guard::hook( array( self::class, 'saved' ) );
		add_action( 'add_option_' . Settings::OPTION, $saved, 10, 0 );
		add_action( 'update_option_' . Settings::OPTION, $saved, 10, 0 );
	}

	/**
	 * Sanitizes submitted values. An invalid field keeps its former value and shows an error.
	 *
	 * @return array{front_end: string, secret: string, types?: array<string, string>}
	 */
	public static function sanitize( $typed ): array {
		$typed   = is_array( $typed ) ? $typed : array();
		$address = trim( self::text( $typed['front_end'] ?? '' ) );
		$secret  = trim( self::text( $typed['secret'] ?? '' ) );
		if ( '' !== $address && ! self::is_address( $address ) ) {
			self::redirect( __( 'The front end’s address was not saved: it must be like https://www.example.com, without query.', 'footbridge' ) );
			$address = Settings::value( 'front_end' );
		}
		// The form shows an empty field for a stored secret.
		if ( '' === $secret ) {
			$secret = Settings::value( 'secret' );
		} elseif ( ! self::is_secret( $secret ) ) {
			/* translators: 1: a number of characters, 2: a number of characters. */
			self::redirect( sprintf( __( 'The secret was not saved: it needs %1$d to %2$d characters, without spaces.', 'footbridge' ), Settings::SECRET_LENGTH, self::MAX_LENGTH ) );
			$secret = Settings::value( 'secret' );
		}
		return array_filter(
			array(
				'front_end' => untrailingslashit( esc_url_raw( $address, array( 'http', 'https' ) ) ),
				'secret'    => $secret,
				'types'     => Types::sanitize( $typed['types'] ?? Settings::types() ),
			),
			static fn( $value ): bool => array() !== $value
		);
	}

	/** Once saved: the front end may have missed everything until now. */
	public static function saved(): void {
		if ( Settings::complete() ) {
			Webhooks::invalidate_all();
		}
	}

	/** Whether a front end can be at an address. */
	public static function is_address( string $address ): bool {
		return strlen( $address ) <= self::MAX_LENGTH
			&& 1 === preg_match( '#^https?://(?:[a-z0-9][a-z0-9.-]*|\[[0-9a-f:]+\])(?::(\d{1,5}))?(?:/[^\s?\#]*)?$#iD', $address, $found )
			&& (int) ( $found[1] ?? 0 ) <= 65535;
	}

	/** Whether a secret is long enough and safe to put into a header's computation and an environment file. */
	public static function is_secret( string $secret ): bool {
		return strlen( $secret ) >= Settings::SECRET_LENGTH && strlen( $secret ) <= self::MAX_LENGTH && 1 === preg_match( '/^[\x21-\x7e]+$/D', $secret );
	}

	/** Returns a value as a trimmed string; '' for anything else. */
	private static function text( $value ): string {
		return is_string( $value ) ? $value : '';
	}

	/** Shows an error above the form. */
	private static function redirect( string $message ): void {
		// The option may also be saved by code, where wp-admin's functions are not loaded.
		if ( function_exists( 'add_settings_error' ) ) {
			add_settings_error( Settings::OPTION, 'footbridge', $message );
		}
	}
}
