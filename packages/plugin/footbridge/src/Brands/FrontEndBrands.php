<?php

declare( strict_types=1 );

namespace Footbridge\Brands;

use Footbridge\FrontEnd;
use Footbridge\Settings\Settings;

/**
 * The front end's brands, and the words, call numbers and colors of its own, requested once an hour by wp-admin. An
 * unreachable front end never empties an editor's select.
 */
final class FrontEndBrands {
	/** The name of the transient and of the option with the list. */
	public const NAME = 'footbridge_brands';

	/** The option with the front end's own brand. */
	private const OWN = 'footbridge_brand';

	private const PATH      = '/api/site';
	private const TIMEOUT_S = 3;

	private const LIFETIME_S    = 3600;
	private const RETRY_DELAY_S = 300;

	/** Names in the answer by the names of places in texts: `{brand.phone}`. */
	private const WORDS = array(
		'name'      => 'fullName',
		'shortName' => 'shortName',
		'phone'     => 'phone',
		'tel'       => 'tel',
		'contact'   => 'contact',
	);

	/** @return array<string, string> Names of brands by code; outside of wp-admin, and after a failure, those of the last answer. */
	public static function all(): array {
		$cached = get_transient( self::NAME );
		if ( is_array( $cached ) ) {
			return self::texts( $cached );
		}
		$last = self::texts( get_option( self::NAME ) );
		if ( ! is_admin() || ! Settings::complete() ) {
			return $last;
		}
		list( $status, $answer ) = FrontEnd::get( self::PATH, self::TIMEOUT_S );
		$brands                  = 200 === $status && is_array( $answer ) ? self::read( $answer['brands'] ?? null ) : array();
		if ( array() !== $brands ) {
			update_option( self::NAME, $brands, false );
			update_option( self::OWN, is_array( $answer['brand'] ?? null ) ? $answer['brand'] : array(), false );
			set_transient( self::NAME, $brands, self::LIFETIME_S );
			return $brands;
		}
		set_transient( self::NAME, $last, self::RETRY_DELAY_S );
		return $last;
	}

	/** Has the next editor request the list again. */
	public static function expire(): void {
		delete_transient( self::NAME );
	}

	/** @return array<string, string> The brand's words; without those that the front end has not sent. */
	public static function words(): array {
		$stored = self::texts( self::own() );
		return array_map( static fn( string $key ): string => $stored[ $key ], array_filter( self::WORDS, static fn( string $key ): bool => isset( $stored[ $key ] ) ) );
	}

	/** @return array<string, string> The brand's call numbers as a visitor reads them, by name. */
	public static function call_numbers(): array {
		return self::texts( self::own()['callNumbers'] ?? null );
	}

	/** @return array<mixed> The settings of theme.json with the brand's colors and sizes; empty before the front end has sent them. */
	public static function theme(): array {
		$theme = self::own()['theme'] ?? null;
		return is_array( $theme ) ? $theme : array();
	}

	/** @return array<mixed> What the last answer has of the front end's own brand. */
	private static function own(): array {
		self::all();
		$stored = get_option( self::OWN );
		return is_array( $stored ) ? $stored : array();
	}

	/** @return array<string, string> The texts of a stored array that have a name. */
	private static function texts( $stored ): array {
		return array_filter( is_array( $stored ) ? $stored : array(), static fn( $text, $name ): bool => is_string( $text ) && is_string( $name ), ARRAY_FILTER_USE_BOTH );
	}

	/** @return array<string, string> The names of the valid entries of a list, by code. */
	private static function read( $entries ): array {
		$brands = array();
		foreach ( is_array( $entries ) ? $entries : array() as $entry ) {
			$code = is_array( $entry ) ? $entry['code'] ?? null : null;
			$name = is_array( $entry ) ? $entry['name'] ?? null : null;
			// A code that is a number would become a number as an array's key.
			if ( is_string( $code ) && is_string( $name ) && 1 === preg_match( '/^[A-Z][A-Z0-9_]{0,31}$/D', $code ) && '' !== trim( $name ) ) {
				$brands[ $code ] = trim( $name );
			}
		}
		return $brands;
	}
}
