<?php

declare( strict_types=1 );

namespace Footbridge\Settings;

/** Reads the option `footbridge_settings`: the front end's address and the shared secret. */
final class Settings {
	public const OPTION = 'footbridge_settings';

	/** The shortest secret that is accepted: a shorter one could be guessed from one signed webhook. */
	public const SECRET_LENGTH = 32;

	/** Returns the front end's address without a slash at its end; by default FaustWP's, empty when none is known. */
	public static function front_end(): string {
		$own = self::value( 'front_end' );
		if ( '' !== $own ) {
			return untrailingslashit( $own );
		}
		$faust = get_option( 'faustwp_settings' );
		$uri   = is_array( $faust ) && isset( $faust['frontend_uri'] ) && is_string( $faust['frontend_uri'] ) ? $faust['frontend_uri'] : '';
		return preg_match( '#^https?://[^/\s]+#', $uri ) ? untrailingslashit( $uri ) : '';
	}

	/** Returns the front end's origin as browsers write it: scheme, host and any unusual port; empty without an address. */
	public static function origin(): string {
		$address = self::front_end();
		$scheme  = strtolower( (string) wp_parse_url( $address, PHP_URL_SCHEME ) );
		$port    = (int) wp_parse_url( $address, PHP_URL_PORT );
		$usual   = 'https' === $scheme ? 443 : 80;
		return '' === $scheme ? '' : $scheme . '://' . strtolower( (string) wp_parse_url( $address, PHP_URL_HOST ) ) . ( 0 === $port || $usual === $port ? '' : ":$port" );
	}

	/** Returns the shared secret; empty when it is missing or too short. The constant wins: it is not in the database. */
	public static function secret(): string {
		$secret = self::secret_is_constant() ? (string) constant( 'FOOTBRIDGE_SECRET' ) : self::value( 'secret' );
		return strlen( $secret ) < self::SECRET_LENGTH ? '' : $secret;
	}

	/** Whether the secret is set in wp-config.php. */
	public static function secret_is_constant(): bool {
		return defined( 'FOOTBRIDGE_SECRET' ) && is_string( constant( 'FOOTBRIDGE_SECRET' ) ) && '' !== constant( 'FOOTBRIDGE_SECRET' );
	}

	/** Whether webhooks can be sent at all. */
	public static function complete(): bool {
		return '' !== self::front_end() && '' !== self::secret();
	}

	/** @return array<string, string> The owner's types that are used in place of the model's, by the names in the model. */
	public static function types(): array {
		$option = get_option( self::OPTION );
		$types  = is_array( $option ) ? $option['types'] ?? null : null;
		return array_filter( is_array( $types ) ? $types : array(), 'is_string' );
	}

	/** A text of the option, as it was typed. */
	public static function value( string $name ): string {
		$option = get_option( self::OPTION );
		return is_array( $option ) && isset( $option[ $name ] ) && is_string( $option[ $name ] ) ? $option[ $name ] : '';
	}
}
