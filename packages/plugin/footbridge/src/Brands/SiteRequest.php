<?php

declare( strict_types=1 );

namespace Footbridge\Brands;

use Footbridge\Settings\Settings;
use Footbridge\Signature;

/** The request for the front end's brands. GET /api/site of the front end, signed. */
final class SiteRequest {
	private const PATH      = '/api/site';
	private const TIMEOUT_S = 3;

	/**
	 * Returns the brands, and what the front end tells of its own.
	 *
	 * @return array{brands: array<string, string>, brand: array<mixed>} Names by code, empty after a failure.
	 */
	public static function answer(): array {
		$response = wp_remote_get(
			Settings::front_end() . self::PATH,
			array(
				'timeout'             => self::TIMEOUT_S,
				'redirection'         => 0,
				'limit_response_size' => 65536,
				'headers'             => Signature::headers( 'GET ' . self::PATH, Settings::secret() ),
				'user-agent'          => 'Footbridge',
			)
		);
		if ( is_wp_error( $response ) || 200 !== (int) wp_remote_retrieve_response_code( $response ) ) {
			return array(
				'brands' => array(),
				'brand'  => array(),
			);
		}
		$answer = json_decode( wp_remote_retrieve_body( $response ), true );
		$brand  = is_array( $answer ) ? $answer['brand'] ?? null : null;
		return array(
			'brands' => self::read( is_array( $answer ) ? $answer['brands'] ?? null : null ),
			'brand'  => is_array( $brand ) ? $brand : array(),
		);
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
