<?php

declare( strict_types=1 );

namespace Footbridge\Brands;

use Footbridge\FrontEnd;
use Footbridge\Settings\Settings;

/** The front end's list of brands, requested once an hour. An unreachable front end never empties an editor's select. */
final class BrandList {
	/** The name of the transient and of the option. */
	public const NAME = 'footbridge_brands';

	private const PATH      = '/api/site';
	private const TIMEOUT_S = 3;

	private const LIFETIME_S    = 3600;
	private const RETRY_DELAY_S = 300;

	/**
	 * Returns the brands. Requests them only in wp-admin; elsewhere, and after a failure, returns the last list.
	 *
	 * @return array<string, string> Name by code; empty if the front end has never answered.
	 */
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
			Brand::store( is_array( $answer['brand'] ?? null ) ? $answer['brand'] : array() );
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

	/** @return array<string, string> The texts of a stored array that have a name. */
	private static function texts( $stored ): array {
		$texts = array();
		foreach ( is_array( $stored ) ? $stored : array() as $code => $name ) {
			if ( is_string( $code ) && is_string( $name ) ) {
				$texts[ $code ] = $name;
			}
		}
		return $texts;
	}

	/**
	 * Returns the valid entries of a list.
	 *
	 * @return array<string, string> Name by code.
	 */
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
