<?php

declare( strict_types=1 );

namespace Footbridge\Webhook;

/** The events that follow from two states of a term. Compares a term before and after a request, without queries. */
final class TermDifference {
	/** @return list<int> Terms whose address or name changed, so that menus may show something else. */
	public static function collect( ?TermState $before, ?TermState $after, Collector $collector ): array {
		$one = $after ?? $before;
		if ( null === $one ) {
			return array();
		}
		$keys = array( $one->list_key );
		$uris = array();
		if ( null === $before ) {
			$collector->add( Collector::LIST, $keys, array( $one->uri ) );
			return array();
		}
		$collector->add( Collector::NODE, self::changed( $before, $after ), array( $before->uri, $after->uri ?? null ) );
		if ( null === $after || $before->slug !== $after->slug || $before->above !== $after->above ) {
			// Lists filtered by this slug, or by one above it, contain other posts now.
			$keys = array_merge( $keys, array_map( array( Key::class, 'of_terms' ), $one->post_lists ) );
			$uris = array_merge( $before->above, $after->above ?? array() );
		}
		$collector->add( Collector::LIST, $keys, $uris );
		$moved = self::below( $before, $after, $collector );
		if ( null === $after || $before->uri !== $after->uri || $before->name !== $after->name ) {
			$moved[] = $one->id;
		}
		return $moved;
	}

	/** @return list<string> The keys of the fields that changed. */
	private static function changed( TermState $before, ?TermState $after ): array {
		if ( null === $after ) {
			return Key::nodes( 'term', $before->id );
		}
		$keys = Key::group( 'body', 'term', $before->id );
		if ( $before->name !== $after->name ) {
			$keys = array_merge( $keys, Key::group( 'name', 'term', $before->id ), Key::group( 'card', 'post', ...$after->shared ) );
		}
		if ( $before->slug !== $after->slug || $before->uri !== $after->uri ) {
			$keys = array_merge( $keys, Key::group( 'address', 'term', $before->id ) );
		}
		return $keys;
	}

	/** @return list<int> Terms that moved because their addresses hang on this one's. */
	private static function below( TermState $before, ?TermState $after, Collector $collector ): array {
		$moved = array();
		$new   = $after->below ?? array();
		foreach ( $before->below + $new as $id => $uri ) {
			$old_uri = $before->below[ $id ] ?? null;
			$new_uri = $new[ $id ] ?? null;
			if ( $old_uri !== $new_uri ) {
				$collector->add( Collector::NODE, Key::group( 'address', 'term', $id ), array( $old_uri, $new_uri ) );
				$moved[] = $id;
			}
		}
		return $moved;
	}
}
