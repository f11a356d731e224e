<?php

declare( strict_types=1 );

namespace Footbridge\Model;

use Footbridge\Settings\Settings;

/**
 * Keys of the model's post types and taxonomies in this WordPress: the name in the model, unless the owner chose a type of
 * their own for it, or already has one of that name. Then the model's type gives way to a key with `footbridge_`.
 */
final class TypeNames {
	public const PREFIX = 'footbridge_';

	/** Whether the plugin registers one of its own types at the moment. */
	private static bool $is_own = false;

	public static function register(): void {
		add_action( 'registered_post_type', array( self::class, 'registered' ), 10, 2 );
		add_action( 'registered_taxonomy', array( self::class, 'registered_taxonomy' ), 10, 3 );
		// Before WPGraphQL completes the arguments, with 99.
		add_filter( 'register_post_type_args', array( self::class, 'arguments' ), 98, 2 );
		add_filter( 'register_taxonomy_args', array( self::class, 'arguments' ), 98, 2 );
	}

	/** Returns the key of a type of the model. */
	public static function key( string $name ): string {
		return self::chosen()[ $name ] ?? MovedTypes::all()[ $name ]['key'] ?? $name;
	}

	/** Returns the name in the model of a type's key; null for a type of the owner. */
	public static function name( string $key ): ?string {
		foreach ( array_keys( self::names() ) as $name ) {
			if ( self::key( $name ) === $key ) {
				return $name;
			}
		}
		return null;
	}

	/** Returns the path in addresses for a slug of a type. One whose slug the owner's type has gets another. */
	public static function slug( string $name, string $slug ): string {
		return ( MovedTypes::all()[ $name ]['isSlugTaken'] ?? false ) ? "footbridge-$slug" : $slug;
	}

	/**
	 * @param list<string> $templates Candidate templates.
	 * @return list<string> Templates as the model names them. One that only has its name from the owner's type is left out.
	 */
	public static function templates( array $templates, string $type ): array {
		$name = self::name( $type );
		if ( $name === $type || ( null === $name && ! isset( self::names()[ $type ] ) ) ) {
			return $templates;
		}
		$own   = '/^(single|archive|taxonomy)-' . preg_quote( $type, '/' ) . '(?=-|$)/D';
		$named = array();
		foreach ( $templates as $template ) {
			if ( null !== $name || 1 !== preg_match( $own, $template ) ) {
				$named[] = (string) preg_replace( $own, "$1-$name", $template );
			}
		}
		return $named;
	}

	/** @phpstan-param callable(lowercase-string&non-empty-string): mixed $register Registers a type of the model under a key. */
	public static function register_own( string $name, bool $is_there, callable $register ): void {
		$key = self::key( $name );
		if ( isset( self::chosen()[ $name ] ) && 0 !== strpos( $key, self::PREFIX ) ) {
			return;
		}
		if ( $is_there && $key === $name ) {
			$object = get_post_type_object( $name ) ?? get_taxonomy( $name );
			$key    = MovedTypes::give_way( $name, is_object( $object ) ? get_object_vars( $object ) : array() );
		}
		self::$is_own = true;
		// @phpstan-ignore argument.type (Names of the model and sanitized keys.)
		$register( $key );
		self::$is_own = false;
	}

	/** Gives way to a post type that another plugin has registered under the name of one of the model. */
	public static function registered( $key, $object ): void {
		if ( self::is_taken( $key ) && is_object( $object ) ) {
			MovedTypes::give_way( $key, get_object_vars( $object ) );
			// Before init it has not been registered yet.
			if ( did_action( 'init' ) > 0 ) {
				Types::add_post_type( $key );
			}
		}
	}

	/** Gives way to a taxonomy that another plugin has registered under the name of one of the model. */
	public static function registered_taxonomy( $key, $types, $arguments ): void {
		if ( self::is_taken( $key ) && is_array( $arguments ) ) {
			MovedTypes::give_way( $key, $arguments );
			if ( did_action( 'init' ) > 0 ) {
				Types::add_taxonomy( $key );
			}
		}
	}

	/** Puts a type that the owner chose into GraphQL, under the model's names. */
	public static function arguments( $arguments, $key ) {
		$name = array_search( $key, self::chosen(), true );
		if ( ! is_array( $arguments ) || ! is_string( $name ) ) {
			return $arguments;
		}
		$names = self::names()[ $name ];
		return array_merge(
			$arguments,
			array(
				'show_in_graphql'     => true,
				'graphql_single_name' => $names['single'],
				'graphql_plural_name' => $names['plural'],
			)
		);
	}

	/** @phpstan-assert-if-true string $key What another plugin has just registered. */
	private static function is_taken( $key ): bool {
		return ! self::$is_own && is_string( $key ) && isset( self::names()[ $key ] ) && self::key( $key ) === $key && ! isset( self::chosen()[ $key ] );
	}

	/** @return array<string, array{single: string, plural: string}> The model's types in GraphQL, by their names in the model. */
	private static function names(): array {
		return array_map(
			static fn( array $declared ): array => $declared['graphql'],
			array_merge( Declaration::post_types(), Declaration::taxonomies() )
		);
	}

	/** @return array<string, string> The keys that the owner chose, by the types' names in the model. */
	private static function chosen(): array {
		/**
		 * Filters which of the owner's post types and taxonomies are used in place of the model's. A key that begins with
		 * `footbridge_` is registered by the plugin.
		 *
		 * @param array<string, string> $types Keys by the types' names in model.json.
		 */
		$types = apply_filters( 'footbridge_post_types', Settings::types() );
		$types = array_filter( array_intersect_key( is_array( $types ) ? $types : array(), self::names() ), 'is_string' );
		return array_filter( array_map( 'sanitize_key', $types ) );
	}
}
