<?php

declare( strict_types=1 );

namespace Footbridge\Setup;

use Footbridge\Settings\Form;
use Footbridge\Settings\Settings;

/** The front end of a new WordPress. Stores the front end's address and the shared secrets in this plugin and in FaustWP. */
final class Connection {
	private const UUID = '/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iD';

	/** Names in the options of both plugins of what is given. */
	private const FAUST = array(
		'frontend_uri' => 'frontEnd',
		'secret_key'   => 'faustSecret',
	);
	private const OWN   = array(
		'front_end' => 'frontEnd',
		'secret'    => 'footbridgeSecret',
	);

	/** @var array<string, string> What is given. */
	private array $given = array();

	/** @param array<mixed> $given frontEnd, faustSecret, footbridgeSecret; each is optional. They are validated, not written. */
	public function __construct( array $given ) {
		foreach ( array_unique( array_merge( self::FAUST, self::OWN ) ) as $name ) {
			// An option without a value arrives as true.
			if ( isset( $given[ $name ] ) && ! is_string( $given[ $name ] ) ) {
				throw new \RuntimeException( sprintf( '"%s" has no value.', $name ) );
			}
			if ( isset( $given[ $name ] ) ) {
				$this->given[ $name ] = untrailingslashit( $given[ $name ] );
			}
		}
		if ( isset( $this->given['frontEnd'] ) && ! Form::is_address( $this->given['frontEnd'] ) ) {
			throw new \RuntimeException( sprintf( '"%s" is no address of a front end. It must be like http://127.0.0.1:3000.', $this->given['frontEnd'] ) );
		}
		if ( isset( $this->given['faustSecret'] ) && 1 !== preg_match( self::UUID, $this->given['faustSecret'] ) ) {
			throw new \RuntimeException( 'FaustWP’s secret is no UUID.' );
		}
		if ( isset( $this->given['footbridgeSecret'] ) && ! Form::is_secret( $this->given['footbridgeSecret'] ) ) {
			throw new \RuntimeException( sprintf( 'The shared secret needs at least %d characters, without spaces.', Settings::SECRET_LENGTH ) );
		}
	}

	/** Writes the settings of both plugins. A secret that is not given stays; without one this plugin gets a random one. */
	public function save(): void {
		$generated = '' === Settings::secret() ? array( 'secret' => bin2hex( random_bytes( Settings::SECRET_LENGTH ) ) ) : array();
		$this->store( 'faustwp_settings', self::FAUST, array() );
		$this->store( Settings::OPTION, self::OWN, $generated );
	}

	/**
	 * Puts what is given into an option.
	 *
	 * @param array<string, string> $names     Names in the option.
	 * @param array<string, string> $otherwise Values that count unless they are given.
	 */
	private function store( string $option, array $names, array $otherwise ): void {
		$stored = get_option( $option );
		$values = array_filter( array_map( fn( string $name ): ?string => $this->given[ $name ] ?? null, $names ), 'is_string' );
		if ( array() !== $values + $otherwise ) {
			update_option( $option, array_merge( is_array( $stored ) ? $stored : array(), $otherwise, $values ) );
		}
	}

	/** @return array<mixed> What a file has of the three. */
	public static function read( string $file ): array {
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A local file.
		$given = is_readable( $file ) ? json_decode( (string) file_get_contents( $file ), true ) : null;
		if ( ! is_array( $given ) ) {
			throw new \RuntimeException( sprintf( '%s is no readable JSON.', $file ) );
		}
		return $given;
	}
}
